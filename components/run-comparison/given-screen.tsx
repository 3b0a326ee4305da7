import { useQueryStates } from "nuqs";
import { parseAsArrayOf, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { Comparison } from "@/lib/contract/comparison";
import type { Me } from "@/lib/contract/people";
import type { ReferenceValue } from "@/lib/contract/references";
import { SLICES } from "@/lib/domain/slice";
import { ComparisonScreen } from "./comparison-screen";
import { GRID_SORTS } from "./comparison-state";
import { givenComparison, givenRun, givenRunId } from "./given-comparison";

const corpus = givenCorpus();
const list = parseAsArrayOf(parseAsString).withDefault([]);
const PARAMS = {
  runs: list,
  k: parseAsInteger,
  slice: parseAsStringLiteral(SLICES).withDefault("bucket"),
  filter: parseAsString.withDefault(""),
  sort: parseAsStringLiteral(GRID_SORTS).withDefault("different"),
  published: parseAsStringLiteral(["shown", "hidden"]),
  without: list,
  list: parseAsString.withDefault(""),
};

function Page({ trajectories }: { trajectories: number }) {
  const [state, setState] = useQueryStates(PARAMS);

  return (
    <ComparisonScreen corpus={{ ...corpus, trajectories }} state={state} setState={(change) => void setState(change)} />
  );
}

/** Two runs, as the address names them. */
export const RUNS = `runs=${givenRunId(0)},${givenRunId(1)}`;

interface Others {
  readonly references?: readonly ReferenceValue[] | Response | (() => unknown);
  /** How many runs the corpus has. */
  readonly runs?: number;
  /** How many trajectories it has. */
  readonly trajectories?: number;
  readonly access?: Me["access"];
}

/** The comparison of an address and of what the server answers. */
export function givenScreen(
  answer: Comparison | Response = givenComparison(),
  search = RUNS,
  { references = [], runs = 3, trajectories = corpus.trajectories, access }: Others = {},
) {
  return givenApp(<Page trajectories={trajectories} />, {
    search,
    answers: {
      ...givenMe("researcher", access),
      [`GET /api/corpora/${corpus.id}/comparison`]: () => (answer instanceof Response ? answer.clone() : answer),
      [`GET /api/corpora/${corpus.id}/references`]: Array.isArray(references) ? { items: references } : references,
      [`GET /api/corpora/${corpus.id}/run-names`]: {
        items: Array.from({ length: runs }, (_, place) => {
          const { id, name, harness, suite } = givenRun(place);
          return { id, name, harness, suite };
        }),
        total: runs,
      },
    },
  });
}
