import {
  createParser,
  type inferParserType,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import { PRESETS } from "@/lib/exporters/descriptions";
import { POOLS } from "@/lib/leak/assign-pools";

/** As the contract names them; its schemas come to the browser later than the first paint. */
export const FORMATS = ["jsonl", "jsonl.gz", "parquet"] as const satisfies readonly ReleaseRecipe["formats"][number][];

/** Options of a preset by name. Anything else in the address is none. */
const parseAsOptions = createParser({
  parse: (text): Readonly<Record<string, string>> | null => {
    const pairs = [...new URLSearchParams(text)];

    return pairs.length > 0 ? Object.fromEntries(pairs) : null;
  },
  serialize: (options) => new URLSearchParams(options).toString(),
  eq: (one, other) => new URLSearchParams(one).toString() === new URLSearchParams(other).toString(),
});

/** What the address says of a release that is being put together, so that a link is a recipe. */
export const recipeParams = {
  name: parseAsString.withDefault(""),
  note: parseAsString.withDefault(""),
  preset: parseAsStringLiteral(PRESETS).withDefault("sft"),
  options: parseAsOptions.withDefault({}),
  formats: parseAsArrayOf(parseAsStringLiteral(FORMATS)).withDefault(["jsonl.gz"]),
  split: parseAsString.withDefault(""),
  pools: parseAsArrayOf(parseAsStringLiteral(POOLS)).withDefault(["train"]),
  version: parseAsString.withDefault(""),
  /** As somebody writes a cap: empty is the version's, "none" is none. */
  capProblem: parseAsString.withDefault(""),
  capMiner: parseAsString.withDefault(""),
  /** As `readLabelsAsOf` reads it; empty is now. */
  labelsAsOf: parseAsString.withDefault(""),
  filter: parseAsString.withDefault(""),
  /** Of a file, in megabytes; 0 is no size and shows as a mistake. */
  shard: parseAsInteger.withDefault(500),
  licence: parseAsString.withDefault(""),
};

export type RecipeState = inferParserType<typeof recipeParams>;
export type SetRecipeState = (change: Partial<RecipeState>) => void;
