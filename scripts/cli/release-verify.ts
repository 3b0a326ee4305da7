import { readFile, stat } from "node:fs/promises";
import { type ReleaseVerified, verifyRelease } from "@/lib/release/verify/verify-release";
import { plain } from "./classification-table";
import { type Command, type CommandOutput, EXIT } from "./command";
import { number, withNoun } from "./figure-cells";
import { readLeakFiles } from "./leak-files";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay release verify FOLDER [--key FILE] [--protected FILE]... [--unsigned] [--json]

Checks a release without a database: its signature, the SHA-256 of every file and of every row in every format, that
nothing else lies in the folder, the form of its preset, its loss masks against Qwen3’s chat template, and the guards
between the rows of each pool and all of the other pools. What is wrong is named with its file and row. What approved rows
that are not shipped recommend without a success is in no file: the audit of the installation counts it, this check
cannot.

  --key FILE           the public key that has to have signed it; without one, compare the fingerprint that is printed
  --protected FILE     an evaluation suite of which its rows must hold no problem, as “assay leak check” takes it; may be
                       given several times
  --unsigned           a release that nobody has signed yet is no fault

Exit code: 0 when nothing is wrong, 1 when something is, 2 for a mistake in the command, 3 when a file that is named, or
a record of a suite, cannot be read and nothing else was found.`;

/** `assay release verify`: a release by its folder alone. */
export const releaseVerify: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        key: { type: "string" },
        protected: { type: "string", multiple: true },
        unsigned: { type: "boolean" },
        json: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) throw new UsageError("Name the folder of one release.");
    if ((await stat(folder).catch(() => undefined))?.isDirectory() !== true)
      throw new Error(`${folder} is no folder that can be read.`);
    const publicKey = values.key === undefined ? undefined : await readFile(values.key, "utf8");
    const suites = await readLeakFiles(values.protected ?? []);

    const verified = await verifyRelease(folder, {
      ...(publicKey === undefined ? {} : { publicKey }),
      protectedSets: [{ name: "protected", problems: suites.problems }],
      isUnsignedAllowed: values.unsigned === true,
    });
    if (values.json === true) await output.out(`${JSON.stringify(verified)}\n`);
    else await printVerified(verified, output);
    for (const sentence of suites.unread) await output.err(`${plain(sentence)}\n`);

    if (verified.faults.length > 0) return EXIT.rejected;
    return suites.unread.length > 0 ? EXIT.failure : EXIT.ok;
  },
};

async function printVerified(verified: ReleaseVerified, output: CommandOutput): Promise<void> {
  const { faults, contentHash, signedBy, files, rows, protectedSets } = verified;
  for (const { sentence } of faults) await output.out(`${plain(sentence)}\n`);
  // Of what is another one, hash and key would read as those of a good one.
  if (faults.every(({ kind }) => kind === "guard")) {
    if (contentHash !== undefined) await output.out(`Content ${contentHash}\n`);
    if (signedBy !== undefined) await output.out(`Signed by the key ${signedBy}\n`);
    await output.out(`${withNoun(rows, "row")} in ${withNoun(files, "file")}\n`);
    if (protectedSets?.hits === 0) await output.out(`${noneHeld(protectedSets.problems)}\n`);
  }
  await output.out(`${verdict(verified)}\n`);
}

function noneHeld(problems: number): string {
  return problems === 1
    ? "The one protected problem is not in the release."
    : `None of the ${number(problems)} protected problems is in the release.`;
}

/** The last line, which says what came of it all. */
function verdict({ faults, signedBy }: ReleaseVerified): string {
  const whole =
    signedBy === undefined ? "All of it is as it was built; nobody has signed it" : "All of it is as it was signed";
  if (faults.length === 0) return `${whole}.`;
  const count = withNoun(faults.length, "fault");
  if (faults.every(({ kind }) => kind === "guard")) return `${whole}, but it leaks: ${count} above.`;
  if (signedBy === undefined && faults.every(({ kind }) => kind === "signature"))
    return `This release is not signed: ${count} above.`;

  return `This release is not what was signed: ${count} above.`;
}
