"use client";
import { parseAsArrayOf, parseAsInteger, parseAsStringLiteral, useQueryStates } from "nuqs";
import type { SamplePlanRequest } from "@/lib/contract/audit-sample";
import { LEAST_HALF_WIDTH, MOST_DRAWS, MOST_HALF_WIDTH } from "@/lib/domain/audit-sample";
import { STRATUM_DIMENSIONS, type StratumDimension } from "@/lib/query/stratum-cell";

export const AIMS = ["corpus", "each", "labels"] as const;
export type Aim = (typeof AIMS)[number];

/** What the address says of the sample that is wished for. */
export interface SamplerState {
  readonly strata: readonly StratumDimension[];
  readonly aim: Aim;
  /** Half-width in percent. */
  readonly width: number;
  /** New labels. */
  readonly budget: number;
  readonly seed: number;
}

export const WIDTHS = { least: LEAST_HALF_WIDTH * 100, most: MOST_HALF_WIDTH * 100 } as const;
export const SEEDS = { least: 0, most: 2_147_483_647 } as const;

const PARAMS = {
  strata: parseAsArrayOf(parseAsStringLiteral(STRATUM_DIMENSIONS)).withDefault(["gate", "verdict"]),
  aim: parseAsStringLiteral(AIMS).withDefault("corpus"),
  width: parseAsInteger.withDefault(5),
  budget: parseAsInteger.withDefault(200),
  seed: parseAsInteger.withDefault(1),
};

/** The state of the sampler; a number of the address that is out of bounds is taken to the nearest that is not. */
export function useSamplerState(): readonly [SamplerState, (change: Partial<SamplerState>) => void] {
  const [{ strata, aim, width, budget, seed }, setState] = useQueryStates(PARAMS, {
    clearOnDefault: true,
    history: "replace",
  });
  const state: SamplerState = {
    strata: STRATUM_DIMENSIONS.filter((dimension) => strata.includes(dimension)),
    aim,
    width: within(width, WIDTHS),
    budget: within(budget, { least: 1, most: MOST_DRAWS }),
    seed: within(seed, SEEDS),
  };

  return [
    state,
    ({ strata: chosen, ...change }) => void setState({ ...change, ...(chosen ? { strata: [...chosen] } : {}) }),
  ];
}

/** What the server is asked for. */
export function planRequest(
  { strata, aim, width, budget }: SamplerState,
  source: Pick<SamplePlanRequest, "corpus" | "filter">,
): SamplePlanRequest {
  const halfWidth = width / 100;
  const goal = aim === "labels" ? { kind: aim, labels: budget, halfWidth } : ({ kind: aim, halfWidth } as const);

  return { ...source, dimensions: [...strata], goal };
}

function within(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.min(most, Math.max(least, value));
}
