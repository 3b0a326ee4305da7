import { useQueryStates } from "nuqs";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { Me } from "@/lib/contract/people";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { RELEASE_ID } from "./given-release";
import { releaseParams } from "./release-params";
import { ReleaseScreen } from "./release-screen";

function Page() {
  const [place, setPlace] = useQueryStates(releaseParams);

  return <ReleaseScreen id={RELEASE_ID} place={place} setPlace={(change) => void setPlace(change)} />;
}

interface GivenRelease {
  search?: string;
  role?: Me["role"];
  access?: Me["access"];
  answers?: Readonly<Record<string, Answer>>;
}

/** The screen of a release, whose place is in the address, over a server that answers. */
export function givenRelease(
  release: ReleaseDetail,
  { search = "", role = "lead", access, answers = {} }: GivenRelease = {},
) {
  return givenApp(<Page />, {
    search,
    answers: { ...givenMe(role, access), [`GET /api/releases/${RELEASE_ID}`]: release, ...answers },
  });
}
