import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { ReleaseDifference, ReleaseSummary } from "@/lib/contract/releases";
import { DifferencePart } from "./difference-part";
import { aRelease, aReleaseSummary, CORPUS_ID, RELEASE_ID } from "./given-release";

const before = aReleaseSummary({ id: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa", number: 2, name: "Before" });
const other = aReleaseSummary({ id: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb", number: 1, name: "First", preset: "kto" });
const failed = aReleaseSummary({ id: "cccccccc-cccc-4ccc-8ccc-cccccccccccc", number: 4, contentHash: null });
const PROBLEM = "eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee";
const TRAJECTORY = "dddddddd-dddd-4ddd-8ddd-dddddddddddd";

const DIFFERENCE: ReleaseDifference = {
  from: { id: before.id, number: 2, name: "Before" },
  to: { id: RELEASE_ID, number: 3, name: "Race one" },
  entered: 210,
  left: 1,
  changed: 0,
  causes: [
    { cause: "an approval", entered: 210, left: 0, changed: 0 },
    { cause: "the split", entered: 0, left: 1, changed: 0 },
  ],
  hasSameRows: false,
  recipe: [],
  nextOffset: 200,
  rows: [
    {
      ...{ trajectory: TRAJECTORY, problem: "a brass lamp", change: "left", cause: "the split" },
      problemId: PROBLEM,
      pools: { from: "train", to: "test" },
      says: "Anna pinned its cluster to test.",
    },
  ],
};

const SAME = { ...DIFFERENCE, entered: 0, left: 0, causes: [], rows: [], nextOffset: null };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenDifference(items: readonly ReleaseSummary[], { from = "", difference = DIFFERENCE } = {}) {
  return givenApp(<DifferencePart release={aRelease()} from={from} onFrom={() => undefined} />, {
    answers: {
      [`GET /api/corpora/${CORPUS_ID}/releases`]: { items, approvalsNeeded: 1, leavesOut: false },
      [`GET /api/releases/${RELEASE_ID}/difference`]: difference,
    },
  });
}

test("what entered and left is told with the decision that caused it, and how much of it is shown", async () => {
  givenDifference([aReleaseSummary(), before]);

  expect(await screen.findByText("210 entered, 1 left, 0 changed")).toBeTruthy();
  const causes = within(screen.getByRole("table", { name: "What caused it" }));
  expect(causes.getByRole("row", { name: /an approval/ }).textContent).toBe("an approval21000");
  const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["What caused it", "Trajectories that differ"]);
  const row = screen.getByRole("row", { name: /a brass lamp/ });
  expect(row.textContent).toContain("Anna pinned its cluster to test.");
  expect(within(row).getByRole("link").getAttribute("href")).toContain(`/trajectories/${TRAJECTORY}?`);
  expect(screen.getByText("Showing 1 of 211 trajectories that differ")).toBeTruthy();
});

test("trajectories of one problem to which the same happened are one line, with its pools, and each is a link", async () => {
  const [row] = DIFFERENCE.rows;
  if (!row) throw new Error("no row");
  const trajectories = ["1", "2", "3"].map((digit) => `${digit.repeat(8)}-dddd-4ddd-8ddd-dddddddddddd`);
  const rows = [
    ...trajectories.map((trajectory) => ({ ...row, trajectory })),
    { ...row, problemId: TRAJECTORY, trajectory: TRAJECTORY, pools: { from: "train" as const, to: null } },
  ];
  givenDifference([aReleaseSummary(), before], { difference: { ...DIFFERENCE, rows } });

  const table = within(await screen.findByRole("table", { name: "Trajectories that differ" }));
  const [first, second] = table.getAllByRole("row", { name: /a brass lamp/ });
  if (!first || !second) throw new Error("no rows");
  expect(table.getAllByRole("row", { name: /a brass lamp/ })).toHaveLength(2);
  expect(first.textContent).toMatch(/3 trajectories.*train→to.*test/);
  expect(second.textContent).toMatch(/train→tonone/);
  await userEvent.click(within(first).getByText("3 trajectories"));

  expect(within(first).getAllByRole("link")).toHaveLength(3);
  expect(within(first).getByRole("link", { name: "22222222" }).getAttribute("href")).toContain(trajectories[1]);
});

test("it is compared with the one before it of the same preset, not with what was never built", async () => {
  const { asked } = givenDifference([failed, aReleaseSummary(), before, other]);

  expect(await screen.findByText("From #2 to #3")).toBeTruthy();
  await screen.findByRole("table", { name: "What caused it" });

  expect(asked.find(({ key }) => key.endsWith("/difference"))?.url.searchParams.get("from")).toBe(before.id);
});

test("the address says with which it is compared", async () => {
  const { asked } = givenDifference([aReleaseSummary(), before, other], { from: other.id });
  await screen.findByText("From #1 to #3");
  await screen.findByRole("table", { name: "What caused it" });

  expect(asked.find(({ key }) => key.endsWith("/difference"))?.url.searchParams.get("from")).toBe(other.id);
});

test("two that hold the same say so, and the only one has nothing to be compared with", async () => {
  const { unmount } = givenDifference([aReleaseSummary(), before], {
    difference: { ...SAME, hasSameRows: true },
  });
  expect(await screen.findByText(/hold the same trajectories with the same rows/)).toBeTruthy();
  unmount();

  givenDifference([aReleaseSummary(), failed]);
  expect(await screen.findByText(/only release of the corpus that was built/)).toBeTruthy();
});

test("the same trajectories under another preset are not said to have the same rows", async () => {
  givenDifference([aReleaseSummary(), other], {
    difference: { ...SAME, recipe: [{ part: "Preset", from: "Chat messages", to: "Stage 1" }] },
  });

  expect(await screen.findByText(/write them as other rows: their recipes differ/)).toBeTruthy();
  expect(screen.queryByText(/with the same rows/)).toBeNull();
  const recipe = within(screen.getByRole("table", { name: "What is another in the recipe" }));
  expect(recipe.getByRole("row", { name: /Preset/ }).textContent).toBe("PresetChat messagesStage 1");
});

test("more rows than one page are asked for from where it ended", async () => {
  const { asked } = givenDifference([aReleaseSummary(), before], { difference: { ...DIFFERENCE, rows: [] } });

  await userEvent.click(await screen.findByRole("button", { name: "Load more rows" }));

  await waitFor(() =>
    expect(
      asked.filter(({ key }) => key.endsWith("/difference")).map(({ url }) => url.searchParams.get("offset")),
    ).toEqual(["0", "200"]),
  );
});

/** Releases of a corpus with more than one page: the newest, then what comes before a number. */
function givenPages(release: ReturnType<typeof aRelease>, from = "") {
  const newest = aReleaseSummary({ id: "99999999-9999-4999-8999-999999999999", number: 900, name: "Newest" });
  const list = `GET /api/corpora/${CORPUS_ID}/releases`;

  return givenApp(<DifferencePart release={release} from={from} onFrom={() => undefined} />, {
    answers: {
      [list]: (url: URL) =>
        url.searchParams.has("before")
          ? { items: [before, other], approvalsNeeded: 1, leavesOut: false }
          : { items: [newest], approvalsNeeded: 1, leavesOut: false, nextBefore: 900 },
      [`GET /api/releases/${RELEASE_ID}/difference`]: DIFFERENCE,
    },
  });
}

test("one of long ago is compared with the one before it, which the first page of the list does not hold", async () => {
  const { asked } = givenPages(aRelease());

  expect(await screen.findByText("From #2 to #3")).toBeTruthy();

  const searches = asked
    .filter(({ key }) => key.endsWith("/releases"))
    .map(({ url }) => url.searchParams.get("before"));
  expect(searches).toEqual([null, "3"]);
});

test("what the address names is compared also where no page holds it, and older ones are offered on demand", async () => {
  const { asked } = givenPages(aRelease({ number: 901 }), before.id);
  expect(await screen.findByText("From #2 to #901")).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Compare with" }).textContent).toBe("#2 Before");
  expect(asked.find(({ key }) => key.endsWith("/difference"))?.url.searchParams.get("from")).toBe(before.id);

  await userEvent.click(screen.getByRole("button", { name: "Offer older ones" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Offer older ones" })).toBeNull());

  await userEvent.click(screen.getByRole("combobox", { name: "Compare with" }));
  const options = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(options).toEqual(["#900 Newest", "#2 Before", "#1 First"]);
});

test("older ones that do not come are said not to, and what is compared stays", async () => {
  const newest = aReleaseSummary({ id: "99999999-9999-4999-8999-999999999999", number: 900, name: "Newest" });
  givenApp(<DifferencePart release={aRelease({ number: 901 })} from="" onFrom={() => undefined} />, {
    answers: {
      [`GET /api/corpora/${CORPUS_ID}/releases`]: (url: URL) =>
        url.searchParams.has("before")
          ? Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 })
          : { items: [newest], approvalsNeeded: 1, leavesOut: false, nextBefore: 900 },
      [`GET /api/releases/${RELEASE_ID}/difference`]: DIFFERENCE,
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Offer older ones" }));

  expect((await screen.findByRole("alert")).textContent).toContain("The older ones could not be read.");
  expect(screen.getByText("From #900 to #901")).toBeTruthy();
});
