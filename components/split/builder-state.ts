import { createParser, parseAsArrayOf, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import type { PreviewSplit } from "@/lib/contract/splits";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";

/** Shares in percent, as a person types them. */
export type PercentShares = Readonly<Record<Pool, number>>;

/** What most splits begin with: enough to train on, and a test that a difference can be seen in. */
export const USUAL_SHARES: PercentShares = { train: 80, validation: 5, test: 15, never_touch: 0 };

export const STRATA = ["bucket", "difficulty", "miner"] as const satisfies PreviewSplit["strata"];
export const WEIGHS = ["problems", "trajectories"] as const satisfies readonly PreviewSplit["weigh"][];

export const LARGEST_SEED = 2_147_483_647;

/** What the address of a split to be made says. */
export interface BuilderState {
  readonly shares: PercentShares;
  readonly strata: PreviewSplit["strata"];
  readonly seed: number;
  readonly weigh: PreviewSplit["weigh"];
  readonly name: string;
}

/** 80-5-15-0: percent of the pools in their order. */
export function printShares(shares: PercentShares): string {
  return POOLS.map((pool) => shares[pool]).join("-");
}

function parseShares(text: string): PercentShares | null {
  const parts = text.split("-").map(Number);
  const [train, validation, test, never_touch] = parts;
  if (parts.length !== POOLS.length || parts.some((part) => !isPercent(part))) return null;
  if (train === undefined || validation === undefined || test === undefined || never_touch === undefined) return null;

  return { train, validation, test, never_touch };
}

export function isPercent(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= 100;
}

const parseAsShares = createParser({
  parse: parseShares,
  serialize: printShares,
  eq: (one, other) => printShares(one) === printShares(other),
});

export const builderParams = {
  shares: parseAsShares.withDefault(USUAL_SHARES),
  strata: parseAsArrayOf(parseAsStringLiteral(STRATA)).withDefault(["bucket"]),
  seed: parseAsInteger.withDefault(1),
  weigh: parseAsStringLiteral(WEIGHS).withDefault("problems"),
  name: parseAsString.withDefault(""),
};

/** What the server is asked; undefined while it could not answer, as where every share is 0. */
export function previewRequest({ shares, strata, seed, weigh }: Omit<BuilderState, "name">): PreviewSplit | undefined {
  if (POOLS.every((pool) => shares[pool] === 0) || seed < 0 || seed > LARGEST_SEED) return undefined;
  const part = (pool: Pool) => shares[pool] / 100;

  return {
    shares: {
      train: part("train"),
      validation: part("validation"),
      test: part("test"),
      never_touch: part("never_touch"),
    },
    strata: STRATA.filter((stratum) => strata.includes(stratum)),
    seed,
    weigh,
  };
}
