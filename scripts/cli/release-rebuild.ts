import { resolve } from "node:path";
import { rebuildRelease } from "@/lib/services/releases/rebuild-release";
import { ServiceError } from "@/lib/services/service-error";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { checkNewFolder, fileMistake } from "./export-place";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { releaseNumber, releaseOf } from "./release-of";

const USAGE = `Usage: assay release rebuild NUMBER --corpus NAME --out FOLDER

Writes a release again into a folder that is not there yet, from what was frozen when it was built: its members with their
labels, pools and clusters. What was labelled, approved, split or activated since changes nothing. The SHA-256 of its
content has to be the one that was recorded.

Exit code: 0 when the same bytes are written, 1 when they would be others and nothing is written, 2 for a mistake in the
command, 3 when it cannot be written.`;

/** `assay release rebuild` */
export const releaseRebuild: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, out: { type: "string" } },
      allowPositionals: true,
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const number = releaseNumber(positionals[0]);
    const folder = resolve(requiredOption(values.out, "--out"));

    await checkNewFolder(folder);

    return withCommandHost(async ({ context }) => {
      const { id } = await releaseOf(context, corpus, number);
      try {
        const hash = await rebuildRelease(context, { id, folder, onMember: async () => undefined });
        await output.out(`Content ${hash}, as it was built.\n`);

        return EXIT.ok;
      } catch (error) {
        if (!(error instanceof ServiceError && error.code === "CONFLICT")) throw fileMistake(error, folder) ?? error;
        await output.err(`${error.message}\n`);

        return EXIT.rejected;
      }
    });
  },
};
