import type { ReleaseDetail } from "@/lib/contract/releases";
import type { Audit } from "@/lib/contract/splits";
import { RELEASE_AUDIT_COUNTS } from "@/lib/leak/audit-words";
import { movedSentences } from "@/lib/leak/moved-sentences";
import { getRelease } from "@/lib/services/releases/get-release";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { withNoun } from "./figure-cells";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { releaseNumber, releaseOf } from "./release-of";

const USAGE = `Usage: assay release show NUMBER --corpus NAME [--json]

Says of a release in which state it is, what its audit found and, once it is signed, the latest since, which files it has
with their SHA-256, and which command writes the same bytes again.

Exit code: 0, 1 when a guard stops it, 2 for a mistake in the command, 3 when it cannot be read.`;

/** `assay release show` */
export const releaseShow: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const number = releaseNumber(positionals[0]);
    const release = await withCommandHost(async ({ context }) =>
      getRelease(context, await releaseOf(context, corpus, number)),
    );
    await output.out(values.json === true ? `${JSON.stringify(release)}\n` : releaseText(release));

    return (release.blocked ?? 0) > 0 ? EXIT.rejected : EXIT.ok;
  },
};

/** A release in words. */
export function releaseText(release: ReleaseDetail): string {
  const { number, name, state, rows, waived, contentHash, audit, laterAudit, files, command, warnings } = release;
  const lines = [
    `Release ${number} “${plain(name)}”: ${state}, ${waived ? `${withNoun(waived, "guard")} waived, ` : ""}${rows === null ? "no rows" : withNoun(rows, "row")}`,
    ...(contentHash === null ? [] : [`Content ${contentHash}`]),
    ...warnings.map((warning) => `Warning: ${plain(warning)}`),
    ...release.moved.map((moved) => `Warning: ${movedSentences(moved)}`),
    ...(audit === null ? ["Not audited yet."] : auditLines(audit, "stops the release", release.waivers)),
    ...(laterAudit === null
      ? []
      : [`Later audit, of ${laterAudit.at}:`, ...auditLines(laterAudit, "would stop the release", release.waivers)]),
    ...(audit === null ? [] : [RELEASE_AUDIT_COUNTS]),
    ...(files.length === 0
      ? []
      : [alignedTable(files.map((file) => [file.sha256, file.bytes.toLocaleString("en"), file.name])).trimEnd()]),
    plain(command),
  ];

  return `${lines.join("\n")}\n`;
}

type Waivers = ReleaseDetail["waivers"];

/** @param stopping - what hits mean that nobody waived */
function auditLines(audit: Audit, stopping: string, waivers: Waivers): readonly string[] {
  const found = audit.guards.filter(({ count }) => count > 0);
  if (found.length === 0) return ["Nothing leaks."];

  return [
    "Leaks:",
    alignedTable(
      found.map((one) => [one.guard, one.count.toLocaleString("en"), effectOf(one, stopping, waivers)]),
    ).trimEnd(),
  ];
}

function effectOf(
  { guard, isBlocking, isWaived }: Audit["guards"][number],
  stopping: string,
  waivers: Waivers,
): string {
  if (isWaived) return "waived";
  if (!isBlocking) return "to look at";
  const half = waivers.find((waiver) => waiver.guard === guard && waiver.second === null);

  return half ? `${stopping}: the waiver of ${plain(half.by.person)} waits for a second person` : stopping;
}
