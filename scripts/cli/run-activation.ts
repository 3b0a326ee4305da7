import type { ActivationStarted, FilterActivation, FilterVersion } from "@/lib/contract/filters";
import { askWhatIf } from "@/lib/services/filter-lab/what-if";
import { listFilters } from "@/lib/services/filters/list-filters";
import { plain, plainLines } from "./classification-table";
import { type CommandOutput, EXIT, type ExitCode } from "./command";
import { number } from "./figure-cells";
import type { CommandHost } from "./own-job";
import { runShownJob } from "./run-shown-job";

interface Reported {
  readonly corpus: string;
  readonly output: CommandOutput;
  readonly isJson: boolean;
}

const ENDS = {
  cancelled: "Cancelled. What was changed is put back: the version before is active.",
  interrupted: "Stopped. The activation goes on when Assay runs.",
} as const;

/** Runs the job of an activation in this process, and says what moved and what the pipeline keeps since. */
export async function runActivation(
  host: CommandHost,
  { activationId, jobId }: ActivationStarted,
  { corpus, output, isJson }: Reported,
): Promise<ExitCode> {
  const failure = await runShownJob(host, { jobId, ends: ENDS });
  const { activations, items } = await listFilters(host.context, { corpus });
  const activation = activations.find(({ id }) => id === activationId);

  if (failure === undefined && activation) {
    // The version is active: what is told of it may be missing, and the command has done its work all the same.
    const kept = await keptChange(host, corpus, { activation, items }).catch(async (error: unknown) => {
      await output.err(`Counting what the pipeline keeps failed: ${messageOf(error)}\n`);
      return null;
    });
    await output.out(isJson ? `${JSON.stringify({ ...activation, kept })}\n` : doneText(activation, kept));
    return EXIT.ok;
  }

  await output.err(`${failure ?? ENDS.interrupted}\n`);
  return EXIT.failure;
}

/** At the end of the pipeline, by the version before and the one after, of what is in the corpus now. */
interface KeptChange {
  readonly before: number;
  readonly after: number;
  readonly entered: number;
  readonly left: number;
  /** Of those that left, what people approved. */
  readonly leftApproved: number;
}

/** The record of an activation counts verdicts alone: what caps or near-duplicates part with is computed, and may fail. */
async function keptChange(
  { context }: CommandHost,
  corpus: string,
  { activation, items }: { readonly activation: FilterActivation; readonly items: readonly FilterVersion[] },
): Promise<KeptChange | null> {
  const version = items.find(({ id }) => id === activation.version.id);
  if (!version) return null;
  const { stages, entered, left } = await askWhatIf(context, {
    ...{ id: corpus, base: activation.previous.id, thresholds: version.thresholds, labels: "blind" },
  });
  const end = stages.at(-1);

  return {
    ...{ before: end?.before ?? 0, after: end?.after ?? 0 },
    ...{ entered: entered.count, left: left.count, leftApproved: left.approved },
  };
}

function doneText({ version, moved }: FilterActivation, kept: KeptChange | null): string {
  const moves = (moved ?? []).map(
    ({ from, to, count }) => `  ${words(from)} to ${words(to)}: ${count.toLocaleString("en")}`,
  );
  const head = `“${plain(version.name)}” is active.`;

  const verdicts =
    moves.length === 0 ? `${head} No verdict changed.` : `${head} Verdicts that changed:\n${moves.join("\n")}`;

  return `${verdicts}\n${kept === null ? NOT_COUNTED : keptText(kept)}\n`;
}

const NOT_COUNTED = "What the pipeline keeps could not be counted.";

function keptText({ before, after, entered, left, leftApproved }: KeptChange): string {
  return `Kept at the end of the pipeline: ${number(before)} before, ${number(after)} now; ${number(entered)} entered, ${number(left)} left, of them approved ${number(leftApproved)}.`;
}

/** It may quote what a source or an agent wrote. */
function messageOf(error: unknown): string {
  return plainLines(error instanceof Error ? error.message : String(error)).trim();
}

function words(verdict: string): string {
  return verdict.replaceAll("_", " ");
}
