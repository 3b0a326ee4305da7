import { useQueryStates } from "nuqs";
import { givenFilterList } from "@/components/filter-lab/given-filters";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenSplit } from "@/components/split/given-split";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { ReleasePreview } from "@/lib/contract/releases";
import { RELEASE_ID } from "./given-release";
import { NewReleaseScreen } from "./new-release-screen";
import { recipeParams } from "./recipe-params";

export const corpus = givenCorpus();
export const path = `/api/corpora/${corpus.id}/releases`;
/** What a recipe takes, some of it left out for each reason. */
export const PREVIEW: ReleasePreview = {
  pools: [{ pool: "train", trajectories: 300, problems: 90 }],
  leftOut: { pipeline: 12, otherPool: 52, noPool: 4 },
  unscored: 0,
  pipelineFilter: "approved:yes -leaves:kept",
  classes: null,
  selection: null,
  refused: null,
};

function Form() {
  const [state, setState] = useQueryStates(recipeParams);

  return <NewReleaseScreen corpus={corpus} state={state} setState={(change) => void setState(change)} />;
}

interface Given {
  search?: string;
  role?: "researcher" | "lead";
  answers?: Readonly<Record<string, Answer>>;
}

/** The form of a release for a lead, with the address that it begins with. */
export function givenForm({ search = "", role = "lead", answers = {} }: Given = {}) {
  return givenApp(<Form />, {
    search,
    answers: {
      ...givenMe(role),
      [`GET /api/corpora/${corpus.id}/splits`]: { items: [givenSplit()], isBlind: false },
      "GET /api/filters": givenFilterList(),
      [`POST ${path}/preview`]: PREVIEW,
      [`POST ${path}`]: { releaseId: RELEASE_ID, jobId: RELEASE_ID },
      ...answers,
    },
  });
}
