import type { ActivationStarted, FilterActivation } from "@/lib/contract/filters";
import { listFilters } from "@/lib/services/filters/list-filters";
import { plain } from "./classification-table";
import { type CommandOutput, EXIT, type ExitCode } from "./command";
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

/** Runs the job of an activation in this process, and says what moved. */
export async function runActivation(
  host: CommandHost,
  { activationId, jobId }: ActivationStarted,
  { corpus, output, isJson }: Reported,
): Promise<ExitCode> {
  const failure = await runShownJob(host, { jobId, ends: ENDS });
  const { activations } = await listFilters(host.context, { corpus });
  const activation = activations.find(({ id }) => id === activationId);

  if (failure === undefined && activation) {
    await output.out(isJson ? `${JSON.stringify(activation)}\n` : doneText(activation));
    return EXIT.ok;
  }

  await output.err(`${failure ?? ENDS.interrupted}\n`);
  return EXIT.failure;
}

function doneText({ version, moved }: FilterActivation): string {
  const moves = (moved ?? []).map(
    ({ from, to, count }) => `  ${words(from)} to ${words(to)}: ${count.toLocaleString("en")}`,
  );
  const head = `“${plain(version.name)}” is active.`;

  return moves.length === 0 ? `${head} No verdict changed.\n` : `${head} Verdicts that changed:\n${moves.join("\n")}\n`;
}

function words(verdict: string): string {
  return verdict.replaceAll("_", " ");
}
