import type { AuditSampleList } from "@/lib/contract/audit-sample";
import type { JudgeReport, JudgeReportQuery } from "@/lib/contract/judge";
import type { MultiJudge } from "@/lib/contract/multi-judge";
import { checkFilter } from "@/lib/query/check-filter";
import { scopeFilter, unreadableFacets } from "@/lib/query/judge-scope";
import type { Asker } from "@/lib/services/blindness/asker";
import { getJudgeReport } from "@/lib/services/judge/get-judge-report";
import { getSamples } from "@/lib/services/judge/get-samples";
import { getMultiJudge } from "@/lib/services/judge/multi-judge";
import { type Command, EXIT } from "./command";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { judgeText } from "./stats-judge-text";
import { STATS_JUDGE_USAGE } from "./stats-judge-usage";
import { UsageError } from "./usage-error";

/** Everything that the page of the judge shows. */
export type JudgeStatistics = JudgeReport & { readonly samples: AuditSampleList; readonly judges: MultiJudge };

/** `assay stats judge`: the same services as the page. */
export const statsJudge: Command = {
  usage: STATS_JUDGE_USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        filter: { type: "string" },
        model: { type: "string", multiple: true },
        rubric: { type: "string", multiple: true },
        bucket: { type: "string", multiple: true },
        agent: { type: "string", multiple: true },
        week: { type: "string", multiple: true },
        "all-labels": { type: "boolean" },
        json: { type: "boolean" },
      },
    });
    const name = values.corpus ?? "";
    if (name === "") throw new UsageError("--corpus is missing.");
    const list = (given: readonly string[] | undefined): string => (given ?? []).join(",");
    const query = readable({
      filter: values.filter ?? "",
      model: list(values.model),
      rubric: list(values.rubric),
      bucket: list(values.bucket),
      agent: list(values.agent),
      week: list(values.week),
      labels: values["all-labels"] === true ? "all" : "blind",
    });

    const statistics = await withCommandHost(({ context }) => judgeStatistics(context, name, query));
    if (values.json === true) await output.out(`${JSON.stringify(statistics)}\n`);
    else await output.out(judgeText(name, statistics));
    return EXIT.ok;
  },
};

async function judgeStatistics(ctx: Asker, name: string, query: JudgeReportQuery): Promise<JudgeStatistics> {
  const id = await corpusIdOf(ctx.db, name);
  const report = await getJudgeReport(ctx, { id, ...query });

  return {
    ...report,
    samples: await getSamples(ctx, { corpus: id }),
    judges: await getMultiJudge(ctx, { id, filter: report.filter, labels: query.labels }),
  };
}

function readable(query: JudgeReportQuery): JudgeReportQuery {
  const [wrong] = unreadableFacets(query);
  if (wrong) throw new UsageError(`--${wrong}: “${query[wrong]}” is not a list of values, such as a,"b c",none.`);
  const checked = checkFilter(scopeFilter(query));
  if (checked.status === "invalid") throw new UsageError(checked.mistakes.map(({ message }) => message).join(" "));

  return query;
}
