import type { ImportTakeBack } from "@/lib/contract/imports";
import { isUuid } from "@/lib/domain/is-uuid";
import { takeBackWords } from "@/lib/domain/take-back-parts";
import { previewTakeBack } from "@/lib/services/imports/preview-take-back";
import { startTakeBack } from "@/lib/services/imports/start-take-back";
import { type Command, EXIT } from "./command";
import { goingText } from "./going-text";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { runShownJob } from "./run-shown-job";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay corpus take-back IMPORT [--yes] [--json]

Takes an import back out of its corpus, with what it brought and the retries of its rejected rows. IMPORT is its id, as in
the address of its page and in what assay import --json prints. Without --yes it says what would go, and changes nothing.
It is refused while a job of the corpus waits or runs, and once people have worked on what it brought.

  --yes   take it back.
  --json  print one line: {"import","counts","stays","isVeiled","refusal","takenBack"}

Ctrl-C leaves everything as it was until the rows are gone, and stops nothing from then on. What is killed goes on when
Assay runs, which also computes anew what the rest of the corpus needs.

Exit code: 0 when it is taken back, or would be; 2 for a mistake in the command; 3 when there is no such import, or it
cannot be taken back now.`;

const ENDS = {
  cancelled: "Cancelled. Everything is as it was.",
  interrupted: "Stopped. It goes on when Assay runs.",
} as const;

/** `assay corpus take-back`: the same service as the page of an import. */
export const corpusTakeBack: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { yes: { type: "boolean" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const [id, ...more] = positionals;
    if (id === undefined || !isUuid(id) || more.length > 0) throw new UsageError("Name one import by its id.");

    return withCommandHost(async (host) => {
      const { context, workerId } = host;
      const { counts, stays, isVeiled, refusal } = await previewTakeBack(context, { id });
      const isWanted = values.yes === true && refusal === null;
      if (isWanted) {
        const { jobId } = await startTakeBack(context, { id, workerId });
        const failure = await runShownJob(host, { jobId, rows: "steps", ends: ENDS });
        if (failure !== undefined) throw new Error(failure);
      }

      const told = { import: id, counts, stays, isVeiled, refusal, takenBack: isWanted };
      if (values.json === true) await output.out(`${JSON.stringify(told)}\n`);
      else await output.out(takeBackText(told));
      if (refusal !== null) await output.err(`${refusal}\n`);
      else if (!isWanted) await output.err("Nothing was taken back. Add --yes to do it.\n");

      return refusal === null ? EXIT.ok : EXIT.failure;
    });
  },
};

interface Told extends Pick<ImportTakeBack, "counts" | "isVeiled"> {
  readonly takenBack: boolean;
}

function takeBackText({ counts, isVeiled, takenBack }: Told): string {
  return goingText({
    ...{ done: "The import is taken back", would: "Taking it back would take", isDone: takenBack },
    ...{ parts: takeBackWords(counts), least: "its place in the list" },
    hidden: isVeiled
      ? "What its files of problems brought goes too; how much is hidden from you while you review rollouts of this corpus blind."
      : undefined,
  });
}
