import { type AgreementInput, agreementOf } from "@/lib/stats/agreement";
import { LEVELS, type Level } from "@/lib/stats/rating";
import type { LinedRating } from "@/lib/stats/read-ratings";
import { agreementReport } from "./agreement-report";
import { agreementText } from "./agreement-text";
import { type Command, EXIT } from "./command";
import { parseArgs } from "./parse-args";
import { mistakesText, readRatingsFile } from "./ratings-file";
import { UsageError } from "./usage-error";

const DEFAULT_SEED = 1;

const USAGE = `Usage: assay stats agreement --ratings FILE [--level ${LEVELS.join("|")}] [options]

Says how far the raters of a file agree, without a database. FILE is CSV, also gzipped, with a header that names the
columns item, rater and value in any order, and cluster where items belong together (variants of one problem, say).
A rater without an id is left empty: item,,value. Items may have different numbers of raters.

  --level NAME      nominal (the default): values are the same or not. ordinal: they stand in an order, such as gates.
  --order A,B,C     ordinal values from the lowest to the highest, when they are not numbers.
  --reference NAME  with two raters, the one that the other is measured against; by default the first in the file.
  --positive VALUE  with two raters, the value that precision, recall and the like are about; by default, of two values
                    true, yes, pass, positive, agentic, or else the second in order (1 of 0 and 1). With more than two
                    values the scores are means over the values of the reference.
  --seed NUMBER     of the resampling behind the intervals; the same seed gives the same intervals (default ${DEFAULT_SEED}).
  --json            print one JSON object with unrounded numbers.

Exit code: 0 when the file was read, 2 for a mistake in the command, 3 when the file is missing or has mistakes.`;

/** `assay stats agreement`: agreement statistics of a ratings file. */
export const statsAgreement: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ratings: { type: "string" },
        level: { type: "string" },
        order: { type: "string" },
        reference: { type: "string" },
        positive: { type: "string" },
        seed: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const path = values.ratings ?? "";
    if (path === "") throw new UsageError("Name the file of ratings with --ratings.");
    const level = levelOf(values.level ?? "nominal");
    const order = values.order === undefined ? undefined : orderOf(values.order, level);
    const seed = seedOf(values.seed ?? String(DEFAULT_SEED));

    const file = await readRatingsFile(path, order === undefined ? { level } : { level, order });
    if (file.kind === "refused") {
      await output.err(mistakesText(path, file));
      return EXIT.failure;
    }
    const input: AgreementInput = {
      ratings: file.ratings,
      clusters: file.clusters,
      level,
      seed,
      ...(order === undefined ? {} : { order }),
      ...(values.reference === undefined ? {} : { reference: raterOf(values.reference, file.ratings) }),
      ...(values.positive === undefined ? {} : { positive: positiveOf(values.positive, file.ratings) }),
    };
    const agreement = agreementOf(input);

    const facts = { seed, ignoredColumns: file.ignoredColumns };
    if (values.json === true) await output.out(`${JSON.stringify(agreementReport(agreement, facts))}\n`);
    else await output.out(agreementText(agreement, { path, ...facts }));
    return EXIT.ok;
  },
};

function levelOf(text: string): Level {
  const level = LEVELS.find((candidate) => candidate === text);
  if (level === undefined) throw new UsageError(`“${text}” is not a level; choose ${LEVELS.join(" or ")}.`);

  return level;
}

function orderOf(text: string, level: Level): readonly string[] {
  const order = text.split(",").map((value) => value.trim());
  if (level !== "ordinal") throw new UsageError("--order is for --level ordinal.");
  if (order.includes("")) throw new UsageError("--order has an empty value between its commas.");
  if (new Set(order).size < order.length) throw new UsageError("--order names a value twice.");

  return order;
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed > MOST_SEED) {
    throw new UsageError(`“${text}” is not a seed; choose a whole number from 0 to ${MOST_SEED}.`);
  }
  return seed;
}

// The generator's state has 32 bits: a larger seed would be another one's twin.
const MOST_SEED = 4_294_967_295;

function raterOf(name: string, ratings: readonly LinedRating[]): string {
  const isKnown = ratings.some(({ rater }) => rater === name);
  if (!isKnown) throw new UsageError(`--reference: no rater of the file is “${name}”.`);

  return name;
}

function positiveOf(value: string, ratings: readonly LinedRating[]): string {
  const isKnown = ratings.some((rating) => rating.value === value);
  if (!isKnown) throw new UsageError(`--positive: nobody gave the value “${value}” in the file.`);

  return value;
}
