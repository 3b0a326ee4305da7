import { fireEvent, screen } from "@testing-library/react";
import { useQueryStates } from "nuqs";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { Corpus } from "@/lib/contract/corpora";
import type { FilterList } from "@/lib/contract/filters";
import type { Me } from "@/lib/contract/people";
import { AskWhatIf } from "@/lib/contract/what-if";
import { givenFilterList } from "./given-filters";
import { givenWhatIf } from "./given-what-if";
import { labParams } from "./lab-params";
import { LabPlace } from "./lab-place";
import { LabScreen } from "./lab-screen";

export const LAB_CORPUS = givenCorpus();
export const WHAT_IF = `POST /api/corpora/${LAB_CORPUS.id}/what-if`;

interface GivenLab {
  named?: string;
  search?: string;
  role?: Me["role"];
  list?: FilterList;
  answers?: Readonly<Record<string, Answer>>;
}

/** The lab of the active version, over a server that answers. */
export function givenLab({ named = "active", search = "", role = "lead", list, answers = {} }: GivenLab = {}) {
  return givenApp(<LabPage named={named} />, {
    search,
    answers: {
      ...givenMe(role),
      "GET /api/filters": list ?? givenFilterList(),
      [WHAT_IF]: givenWhatIf(),
      ...answers,
    },
  });
}

/** What the lab asked the server, in order. */
export function questions({ asked }: ReturnType<typeof givenLab>): AskWhatIf[] {
  return asked.filter(({ key }) => key === WHAT_IF).map(({ body }) => AskWhatIf.parse(body));
}

export function slider(name: string): Promise<HTMLElement> {
  return screen.findByRole("slider", { name });
}

export async function slide(name: string, value: string): Promise<void> {
  fireEvent.change(await slider(name), { target: { value } });
}

/** The lab as its page has it, which alone says of which corpus. */
export function LabPage({ named, corpus = LAB_CORPUS }: { named: string; corpus?: Corpus }) {
  const [state, setState] = useQueryStates(labParams);

  return (
    <>
      <LabPlace corpus={corpus.id} named={named} />
      <LabScreen {...{ corpus, named, state }} setState={(change, options) => void setState(change, options)} />
    </>
  );
}
