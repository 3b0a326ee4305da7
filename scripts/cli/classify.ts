import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { SourceFormat } from "@/lib/domain/trajectory";
import { loadTokenCounter } from "@/lib/filter/tokens/load-token-counter";
import { SOURCE_FORMATS } from "@/lib/importers";
import { hashThresholds } from "@/lib/services/corpora/ensure-filter-version";
import { plain, plainLines, tableHeading, tableRow } from "./classification-table";
import { type Classified, type ClassifyOptions, classifyFile, type Problem } from "./classify-file";
import { type Command, type CommandOutput, EXIT, type ExitCode } from "./command";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay classify FILE... [--json] [--format auto|${SOURCE_FORMATS.join("|")}]

Says for each trajectory of the files who made its calls, with Assay's default filter and without a database.
Files are .jsonl or .json, also gzipped. --json prints one JSON line a trajectory.

Exit code: 0 when every row was read, 1 when some were rejected, 2 for a mistake in the command, 3 when a file
could not be read, or holds no trajectory.`;

/** `assay classify`: the filter on files, without a database. */
export const classify: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: "boolean" }, format: { type: "string" } },
      allowPositionals: true,
    });
    if (positionals.length === 0) throw new UsageError("Name at least one file to classify.");

    const format = formatOf(values.format ?? "auto");
    const options: ClassifyOptions = { format, countTokens: await loadTokenCounter() };
    const report = values.json === true ? jsonReport(output) : tableReport(output);
    let code: ExitCode = EXIT.ok;
    for (const path of positionals) {
      const fileCode = await classifyOne(path, options, report);
      if (fileCode > code) code = fileCode;
    }

    await report.end();
    return code;
  },
};

function formatOf(text: string): SourceFormat | undefined {
  if (text === "auto") return undefined;

  const format = SOURCE_FORMATS.find((candidate) => candidate === text);
  if (format === undefined) {
    throw new UsageError(`“${text}” is not a format; choose auto, ${SOURCE_FORMATS.join(", ")}.`);
  }
  return format;
}

async function classifyOne(path: string, options: ClassifyOptions, report: Report): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;

  for await (const classified of classifyFile(path, options)) {
    await report.add(path, classified);
    if (classified.kind === "refused" || classified.kind === "empty") code = EXIT.failure;
    if (classified.kind === "rejected" && code === EXIT.ok) code = EXIT.rejected;
  }
  return code;
}

/** As the lab shows it beside the name of the version. */
const FILTER_HASH = hashThresholds(DEFAULT_THRESHOLDS).slice(0, 10);

/** How results reach the reader: lines on the output, what went wrong on the error stream. */
interface Report {
  add(path: string, classified: Classified): Promise<void>;
  end(): Promise<void>;
}

function jsonReport(output: CommandOutput): Report {
  return {
    async add(path, classified) {
      if (classified.kind === "line") await output.out(`${JSON.stringify(classified.line)}\n`);
      else await output.err(problemSentence(path, classified));
    },
    end: async () => {},
  };
}

function tableReport(output: CommandOutput): Report {
  const verdicts = new Map<string, number>();
  let openFile: string | undefined;
  let rejected = 0;

  return {
    async add(path, classified) {
      if (classified.kind === "rejected") rejected += 1;
      if (classified.kind !== "line") return output.err(problemSentence(path, classified));

      const { line, richness } = classified;
      verdicts.set(line.verdict, (verdicts.get(line.verdict) ?? 0) + 1);
      if (openFile !== path) await output.out(tableHeading(path));
      openFile = path;
      await output.out(tableRow({ ...line, share: richness }));
    },
    async end() {
      const counts = [...verdicts].map(([verdict, count]) => `${count.toLocaleString("en")} ${verdict}`);
      if (rejected > 0) counts.push(`${rejected.toLocaleString("en")} rejected`);
      if (counts.length > 0) await output.out(`\n${counts.join(", ")}; by the default filter, ${FILTER_HASH}\n`);
    },
  };
}

function problemSentence(path: string, problem: Problem): string {
  const file = plain(path);
  switch (problem.kind) {
    case "rejected":
      return `${file}, ${problem.unit} ${problem.number}: ${plain(problem.reason)}\n`;
    case "refused":
      return `${file}: ${plainLines(problem.why)}\n`;
    case "empty":
      return `${file}: ${problem.title}, without a single trajectory in it.\n`;
  }
}
