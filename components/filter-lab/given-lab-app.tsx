import { useQueryStates } from "nuqs";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { FilterList } from "@/lib/contract/filters";
import type { Me } from "@/lib/contract/people";
import { givenFilterList } from "./given-filters";
import { givenWhatIf } from "./given-what-if";
import { labParams } from "./lab-params";
import { LabScreen } from "./lab-screen";

export const LAB_CORPUS = givenCorpus();

interface GivenLab {
  named?: string;
  search?: string;
  role?: Me["role"];
  list?: FilterList;
  answers?: Readonly<Record<string, Answer>>;
}

/** The lab of the active version, over a server that answers. */
export function givenLab({ named = "active", search = "", role = "lead", list, answers = {} }: GivenLab = {}) {
  return givenApp(<Page named={named} />, {
    search,
    answers: {
      ...givenMe(role),
      "GET /api/filters": list ?? givenFilterList(),
      [`POST /api/corpora/${LAB_CORPUS.id}/what-if`]: givenWhatIf(),
      ...answers,
    },
  });
}

function Page({ named }: { named: string }) {
  const [state, setState] = useQueryStates(labParams);

  return <LabScreen corpus={LAB_CORPUS} named={named} state={state} setState={(change) => void setState(change)} />;
}
