import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { aCluster, aClusterList, aProposal, aProposalList } from "@/components/cluster/given-clusters";
import { givenFilterList, givenStrict } from "@/components/filter-lab/given-filters";
import { givenWhatIf } from "@/components/filter-lab/given-what-if";
import { aQueueSummary } from "@/components/queue/given-queue";
import { aReleaseSummary } from "@/components/release/given-release";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenPreview, givenSplit } from "@/components/split/given-split";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { ClustersView } from "./clusters/(list)/view";
import { FiltersView } from "./filters/(list)/view";
import { LabView } from "./filters/[version]/view";
import { QueuesView } from "./queues/(list)/view";
import { ReleasesView } from "./releases/(list)/view";
import { NewReleaseView } from "./releases/new/view";
import { TrainingView } from "./runs/training/view";
import { SplitsView } from "./splits/(list)/view";
import { SplitBuilderView } from "./splits/new/view";

const corpus = givenCorpus();
const OF = `/api/corpora/${corpus.id}`;
const SAYS = "The address names a corpus that is not here. Choose a corpus first.";

/** A server on which everything can be done, for a lead. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  ...givenMe("lead"),
  "GET /api/corpora": { items: [corpus] },
  "GET /api/filters": givenFilterList(),
  "GET /api/queues": { items: [aQueueSummary()], elsewhere: [] },
  [`POST ${OF}/what-if`]: givenWhatIf(),
  [`GET ${OF}/clusters`]: aClusterList([aCluster(1)]),
  [`GET ${OF}/cluster-proposals`]: aProposalList([aProposal(1)]),
  [`GET ${OF}/training`]: { curves: [], removed: [], imports: [] },
  [`GET ${OF}/releases`]: { items: [aReleaseSummary()], approvalsNeeded: 1, leavesOut: false },
  [`GET ${OF}/splits`]: { items: [givenSplit()], isBlind: false },
  [`GET ${OF}/protected-sets`]: { items: [] },
  [`POST ${OF}/splits/preview`]: givenPreview(),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const named = (search: string, page: ReactNode) => givenApp(page, { search, answers: ANSWERS });
const unknown = (page: ReactNode, rest = "") => named(`?corpus=somewhere-else${rest}`, page);
const chosen = (page: ReactNode, rest = "") => named(`?corpus=${corpus.id}${rest}`, page);

test.each([
  ["activate a version", <LabView key="lab" version={givenStrict().id} />, "button", "Activate"],
  ["activate one of the list", <FiltersView key="filters" />, "button", "Activate strict"],
  ["make clusters", <ClustersView key="clusters" />, "button", "Make anew"],
  ["build", <ReleasesView key="releases" />, "link", /^Build a release/],
  ["bring metrics", <TrainingView key="training" />, "button", "Upload metrics"],
  ["choose rows for a queue", <QueuesView key="queues" />, "link", "Choose rows for a new queue"],
] as const)("what would %s is off where nobody chose the corpus, and says why", async (_, page, role, name) => {
  const { unmount } = unknown(page);
  expect(await screen.findByRole("button", { name, description: SAYS })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("link", { name })).toBeNull();
  unmount();

  chosen(page);
  expect((await screen.findByRole(role, { name })).hasAttribute("disabled")).toBe(false);
});

test.each([
  ["split", <SplitBuilderView key="split" />, "Make the split"],
  ["release", <NewReleaseView key="release" />, "Build the release"],
])(
  "the form of a %s is not there where nobody chose the corpus, and nothing is counted for it",
  async (_, page, name) => {
    const { asked, unmount } = unknown(page);
    const main = within(await screen.findByRole("main"));
    expect(await main.findByRole("heading", { name: "No corpus is chosen" })).toBeTruthy();
    expect(main.getByText(SAYS)).toBeTruthy();
    expect(screen.queryByRole("button", { name })).toBeNull();
    expect(asked.filter(({ key }) => key.startsWith("POST"))).toEqual([]);
    unmount();

    chosen(page);
    expect(await screen.findByRole("button", { name })).toHaveProperty("disabled", false);
  },
);

test("no split is begun and nothing is protected where nobody chose the corpus", async () => {
  const { unmount } = unknown(<SplitsView />);
  await waitFor(() => expect(screen.getAllByText(SAYS)).toHaveLength(2));
  expect(screen.queryByRole("link", { name: "Make a split" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add a protected set" })).toBeNull();
  unmount();

  chosen(<SplitsView />);
  expect(await screen.findByRole("link", { name: "Make a split" })).toBeTruthy();
});

test("proposals of a corpus that nobody chose are read and not answered", async () => {
  const { unmount } = unknown(<ClustersView />, "&part=proposals");
  await screen.findByRole("list", { name: "Proposals" });
  expect(await screen.findByText(SAYS)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
  unmount();

  chosen(<ClustersView />, "&part=proposals");
  expect(await screen.findByRole("button", { name: /^Accept/ })).toBeTruthy();
});

test("how many people approve a release is told and not changed where nobody chose the corpus", async () => {
  const { unmount } = unknown(<ReleasesView />);
  expect((await screen.findByText("One person approves a release here.")).title).toBe(SAYS);
  expect(screen.queryByRole("radio", { name: "Two people" })).toBeNull();
  unmount();

  chosen(<ReleasesView />);
  expect(await screen.findByRole("radio", { name: "Two people" })).toBeTruthy();
});

test("the keys of these acts are off as well", async () => {
  const version = givenStrict().id;
  const lab = chosen(<LabView version={version} />);
  await screen.findByRole("button", { name: "Activate" });
  await userEvent.keyboard("a");
  // From here on the dialog needs no more code.
  await screen.findByRole("dialog");
  lab.unmount();

  const unchosen = unknown(<LabView version={version} />);
  await screen.findByRole("button", { name: "Activate" });
  await userEvent.keyboard("a");
  expect(screen.queryByRole("dialog")).toBeNull();
  unchosen.unmount();

  const { push } = unknown(<ReleasesView />);
  await screen.findByRole("button", { name: /^Build a release/ });
  await userEvent.keyboard("b");
  expect(push).not.toHaveBeenCalled();
});
