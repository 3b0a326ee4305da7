import type { JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import { type RejudgePreview, RejudgeResult } from "@/lib/contract/rejudge";
import { aboutDollarWords } from "@/lib/domain/dollar-words";
import { ENVIRONMENT_ENDPOINT } from "@/lib/domain/judge-endpoint";
import { getJob } from "@/lib/services/jobs/get-job";
import { listEndpoints } from "@/lib/services/judge-endpoints/list-endpoints";
import { previewRejudge } from "@/lib/services/rejudge/preview-rejudge";
import { startRejudge } from "@/lib/services/rejudge/start-rejudge";
import { type Command, type CommandOutput, EXIT, type ExitCode } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { type CommandHost, runOwnJob, withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay rejudge --corpus NAME --endpoint NAME [--filter TEXT] [--limit N] [--again] [--confirm N] [--json]

Asks a judge again about the trajectories of a corpus. What it says is kept beside the original judgement.

  --corpus NAME    the corpus.
  --endpoint NAME  the judge endpoint of the settings, or "${ENVIRONMENT_ENDPOINT}" for the one of the environment.
  --filter TEXT    only those that match, in the words of the table's filter: "gate:5 tokens:<8000".
  --limit N        at most so many, chosen by chance, the same for every judge.
  --again          also those that this model has judged.
  --confirm N      above 1,000: the number of trajectories, as the command says it without this.
  --json           print one line: {"scored","failed","promptTokens","completionTokens","costUsd"}

Ctrl-C cancels it and keeps what was judged; a round that is killed goes on when Assay runs.

Exit code: 0 when it ran to its end, 2 for a mistake in the command or the filter, 3 when it stopped early or there was
nothing to judge.`;

/** `assay rejudge`: the same service as the table's dialog, run by this process. */
export const rejudgeCommand: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        endpoint: { type: "string" },
        filter: { type: "string" },
        limit: { type: "string" },
        again: { type: "boolean" },
        confirm: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const corpusName = requiredOption(values.corpus, "--corpus");
    const endpointName = requiredOption(values.endpoint, "--endpoint");
    const wish = {
      filter: filterOption(values.filter),
      again: values.again === true,
      ...(values.limit === undefined ? {} : { limit: countOf(values.limit, "--limit") }),
    };
    const confirmed = values.confirm === undefined ? {} : { confirmedCount: countOf(values.confirm, "--confirm") };

    return withCommandHost(async (host) => {
      const { context } = host;
      const corpus = await corpusIdOf(context.db, corpusName);
      const endpoint = endpointOf((await listEndpoints(context)).items, endpointName);
      const request = { ...wish, corpus, endpoint: endpoint.id };
      await output.err(`${planText(await previewRejudge(context, request), endpoint)}\n`);
      const { jobId } = await startRejudge(context, { ...request, ...confirmed, workerId: host.workerId });

      return runRound(host, jobId, { output, isJson: values.json === true });
    });
  },
};

async function runRound(
  host: CommandHost,
  jobId: string,
  { output, isJson }: { readonly output: CommandOutput; readonly isJson: boolean },
): Promise<ExitCode> {
  const end = await runOwnJob(host, jobId);
  const job = await getJob(host.context, { id: jobId });
  const result = RejudgeResult.safeParse(job.result);

  if (result.success && isJson) await output.out(`${JSON.stringify(result.data)}\n`);
  else if (result.success) await output.out(resultText(result.data));
  const why = end === "not_mine" ? "The round goes on in the background." : `The round was ${end}.`;
  if (end !== "done") await output.err(`${job.error ?? why}\n`);

  return end === "done" ? EXIT.ok : EXIT.failure;
}

function endpointOf(endpoints: readonly JudgeEndpoint[], name: string): JudgeEndpoint {
  const found = endpoints.find((endpoint) => endpoint.name === name || endpoint.id === name);
  if (found !== undefined) return found;

  const known = endpoints.map((endpoint) => `“${endpoint.isFromEnvironment ? endpoint.id : endpoint.name}”`).join(", ");
  const help =
    known === "" ? "Add one in the settings, or set ASSAY_JUDGE_BASE_URL and ASSAY_JUDGE_MODEL." : `There is ${known}.`;
  throw new Error(`There is no judge endpoint “${name}”. ${help}`);
}

function planText(
  { judging, judgedBefore, promptTokens, mostCostUsd }: RejudgePreview,
  { model }: JudgeEndpoint,
): string {
  const number = (value: number): string => Math.round(value).toLocaleString("en");
  const cost = mostCostUsd === null ? "" : `, ${aboutDollarWords(mostCostUsd)} with the longest replies`;

  return `${number(judging)} to judge by ${model} (${number(judgedBefore)} judged before): about ${number(promptTokens)} input tokens${cost}`;
}

function resultText({ scored, failed, promptTokens, completionTokens, costUsd }: RejudgeResult): string {
  const number = (value: number): string => value.toLocaleString("en");
  const lines = [
    `${number(scored)} judged, ${number(failed)} failed`,
    ...(promptTokens === null ? [] : [`tokens: ${number(promptTokens)} in, ${number(completionTokens ?? 0)} out`]),
    ...(costUsd === null ? [] : [`cost: $${costUsd.toFixed(4)}`]),
  ];

  return `${lines.join("\n")}\n`;
}

function countOf(text: string, option: string): number {
  const value = Number(text.replaceAll(",", ""));
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`“${text}” is no number for ${option}.`);

  return value;
}
