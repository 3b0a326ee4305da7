import { parseArgs } from "node:util";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { RELEASE_AUDIT_COUNTS } from "@/lib/leak/audit-words";
import { movedSentences } from "@/lib/leak/moved-sentences";
import { getRelease } from "@/lib/services/releases/get-release";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { withCommandHost } from "./own-job";
import { releaseNumber, releaseOf } from "./release-of";

const USAGE = `Usage: assay release show NUMBER --corpus NAME [--json]

Says of a release in which state it is, what its audit found, which files it has with their SHA-256, and which command
writes the same bytes again.

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
  const { number, name, state, rows, contentHash, audit, files, command, warnings } = release;
  const found = (audit?.guards ?? []).filter(({ count }) => count > 0);
  const guards = found.map(({ guard, count, isBlocking, isWaived }) => [
    ...[guard, count.toLocaleString("en"), effectOf({ isBlocking, isWaived })],
  ]);
  const lines = [
    `Release ${number} “${plain(name)}”: ${state}, ${rows?.toLocaleString("en") ?? "no"} rows`,
    ...(contentHash === null ? [] : [`Content ${contentHash}`]),
    ...warnings.map((warning) => `Warning: ${plain(warning)}`),
    ...release.moved.map((moved) => `Warning: ${movedSentences(moved)}`),
    audit === null ? "Not audited yet." : leaksText(found.length),
    ...(guards.length === 0 ? [] : [alignedTable(guards).trimEnd()]),
    ...(audit === null ? [] : [RELEASE_AUDIT_COUNTS]),
    ...(files.length === 0
      ? []
      : [alignedTable(files.map((file) => [file.sha256, file.bytes.toLocaleString("en"), file.name])).trimEnd()]),
    plain(command),
  ];

  return `${lines.join("\n")}\n`;
}

function effectOf({ isBlocking, isWaived }: { readonly isBlocking: boolean; readonly isWaived: boolean }): string {
  if (isWaived) return "waived";

  return isBlocking ? "stops the release" : "to look at";
}

function leaksText(guards: number): string {
  return guards === 0 ? "Nothing leaks." : "Leaks:";
}
