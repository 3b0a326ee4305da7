import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { givenApp, givenWindowSize } from "@/components/shell/given-app";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { ProblemMatrix } from "@/lib/contract/problems";
import { aMatrix, aMatrixRow, RUNS } from "./given-problem";
import type { MatrixState } from "./matrix-state";
import { ProblemMatrixScreen } from "./problem-matrix";

const corpus = givenCorpus();

function Page({ filter = "", trajectories = corpus.trajectories }: { filter?: string; trajectories?: number }) {
  const [state, setState] = useState<MatrixState>({ filter, runs: [], sort: "hardest" });

  return (
    <ProblemMatrixScreen
      corpus={{ ...corpus, trajectories }}
      state={state}
      setState={(change) => setState((before) => ({ ...before, ...change }))}
    />
  );
}

function given(answer: ProblemMatrix | Response, filter = "", trajectories?: number) {
  givenWindowSize();

  return givenApp(<Page filter={filter} {...(trajectories === undefined ? {} : { trajectories })} />, {
    answers: {
      [`GET /api/corpora/${corpus.id}/problems`]: () => (answer instanceof Response ? answer.clone() : answer),
    },
  });
}

const rows = [1, 2, 3].map((at) => aMatrixRow(at));
const filterOf = (href: string | null): string | null =>
  new URL(href ?? "", "http://assay.test").searchParams.get("filter");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("with problems", () => {
  test("a cell says its successes of rollouts in words and opens exactly these, with the filter", async () => {
    given(aMatrix([aMatrixRow(1, { cells: [null, { rollouts: 8, successes: 3, unknown: 0 }] })]), "gate:5");

    const cell = await screen.findByRole("link", { name: "3 of 8 successful, tuned, again: open the trajectories" });

    expect(cell.textContent).toBe("3/8");
    expect(filterOf(cell.getAttribute("href"))).toBe(`problem:${aMatrixRow(1).id} run:${RUNS[1].word} gate:5`);
    expect(screen.getByText("not tried")).toBeDefined();
    expect(screen.getByRole("link", { name: "find lamp 1" }).getAttribute("href")).toBe(
      `/problems/${aMatrixRow(1).id}?corpus=${corpus.id}`,
    );
  });

  test("the key of the grounds names how many of how many each stands for", async () => {
    given(aMatrix(rows));

    const key = await screen.findByText(/stronger: more of them solved/);
    expect([...key.children].map(({ textContent }) => textContent)).toEqual(["1/8", "4/8", "8/8"]);
  });

  test("a column is as wide as what is solved in it needs for one line", async () => {
    const { summary, ...matrix } = aMatrix(rows);
    if (!summary) throw new Error("the first page holds no summary");
    given({ ...matrix, summary: { ...summary, successes: 12_529, rollouts: 38_400 } });

    const head = await screen.findByRole("columnheader", { name: "All shown 12,529/38,400" });

    const [, , all, ...runs] =
      head
        .closest<HTMLElement>("[role=grid]")
        ?.style.getPropertyValue("--columns")
        .match(/\b\d+px(?=[ $])/g) ?? [];
    expect(Number.parseFloat(all ?? "")).toBeGreaterThan("12,529/38,400".length * 6.9);
    expect(runs).toEqual(["84px", "84px"]);
  });

  test("where rollouts are hidden from the person, no run is said to have left out a problem", async () => {
    const matrix = aMatrix([aMatrixRow(1, { cells: [null, { rollouts: 8, successes: 3, unknown: 0 }] })]);
    const leftOut = { value: 1, isCapped: false };
    given({ ...matrix, summary: matrix.summary && { ...matrix.summary, leftOut } });

    expect((await screen.findByText("not seen")).title).toContain("hidden while you review it blind");
    expect(screen.getByText(/2 problems of which you may see rollouts of other runs only\./)).toBeDefined();
    expect(screen.queryByText(/not tried|runs tried/)).toBeNull();
  });

  test("a task that its row cuts is read in full in its hint, with its key", async () => {
    const query = `find a lamp ${"that is blue and ".repeat(12)}small`;
    given(aMatrix([aMatrixRow(1, { query })]));

    const link = await screen.findByRole("link", { name: query });

    expect(link.title).toBe(`${query}\n${aMatrixRow(1).key}`);
  });

  test("a task in Arabic is cut at its own end, which is at its left", async () => {
    given(aMatrix([aMatrixRow(1, { query: "أبحث عن حقيبة خصر" })]));

    expect((await screen.findByRole("link", { name: "أبحث عن حقيبة خصر" })).dir).toBe("auto");
  });

  test("long names of runs are told apart in their heads, and read out whole", async () => {
    const names = ["a", "b"].map((seed) => `harbor-react 1.4.2 with tools ${seed} and temperature 0.7`);
    const matrix = aMatrix(rows);
    given({ ...matrix, runs: matrix.runs.map((run, at) => ({ ...run, name: names[at] ?? run.name })) });

    const heads = await Promise.all(
      names.map((name) => screen.findByRole("columnheader", { name: new RegExp(`^${name} `) })),
    );

    const seen = heads.map((head) => head.querySelector("[aria-hidden]")?.textContent);
    expect(seen).toEqual(["harbor-rea…h tools a and temperature 0.7", "harbor-rea…h tools b and temperature 0.7"]);
  });

  test("all runs shown open the rows of these runs alone", async () => {
    const cells = [
      { rollouts: 4, successes: 2, unknown: 0 },
      { rollouts: 8, successes: 3, unknown: 0 },
    ];
    given(aMatrix([aMatrixRow(1, { rollouts: 12, successes: 5, cells })]), "gate:5");

    const all = await screen.findByRole("link", { name: /^5 of 12 successful, all runs shown/ });

    expect(filterOf(all.getAttribute("href"))).toBe(`problem:${aMatrixRow(1).id} run:base,${RUNS[1].word} gate:5`);
  });

  test("the whole is told: problems, rollouts, what only other runs tried, and how much is shown", async () => {
    given(aMatrix(rows, 4000));

    expect(
      (await screen.findByText(/^4,000 problems, 24 rollouts of the 2 runs shown, 9 successful \(38 %\)\./))
        .textContent,
    ).toContain("2 problems that only other runs tried.");
    expect(screen.getByText("Showing 3 of 4,000")).toBeDefined();
    expect(
      screen.getByText("2 of 3 runs shown, those with most problems; most rollouts first; 2 to choose from"),
    ).toBeDefined();
    expect(screen.getByRole("link", { name: "CSV" }).getAttribute("href")).toBe(
      `/api/corpora/${corpus.id}/problems/csv?sort=hardest`,
    );
    expect(screen.getByText(/stats problems --corpus=.* --limit=4000 --json/)).toBeDefined();
  });

  const failed = { rollouts: 4, successes: 0, unknown: 0 };
  const open = { rollouts: 4, successes: 0, unknown: 4 };
  const partly = { rollouts: 8, successes: 2, unknown: 3 };

  test("each cell says what is known of it: that none is scored, the least, or all", async () => {
    given(
      aMatrix([
        aMatrixRow(1, { ...partly, rollouts: 12, unknown: 7, cells: [open, partly] }),
        aMatrixRow(2, { ...failed, cells: [failed, null] }),
        aMatrixRow(3, { ...open, cells: [open, null] }),
      ]),
    );
    const cell = (name: string) => screen.getByRole("link", { name: `${name}: open the trajectories` });
    await screen.findByRole("grid", { name: "Problems by run" });

    expect(screen.getAllByRole("link", { name: /^4 rollouts not scored, base/ })).toHaveLength(2);
    expect(cell("4 rollouts not scored, all runs shown").textContent).toBe("not scored");
    expect(cell("0 of 4 successful, base").textContent).toBe("0/4");
    expect(cell("at least 2 of 8 successful, 3 not scored, tuned, again").textContent).toBe("≥ 2/8");
    expect(cell("at least 2 of 12 successful, 7 not scored, all runs shown").textContent).toBe("≥ 2/12");
  });

  test("a head says what is known of its run: nothing, or the least", async () => {
    const { summary, ...page } = aMatrix(rows);
    if (!summary) throw new Error("the first page holds no summary");
    const runs = summary.runs.map((run, at) => ({ ...run, ...(at === 0 ? open : partly) }));
    given({ ...page, summary: { ...summary, ...partly, runs } });

    expect(await screen.findByRole("columnheader", { name: "base none scored" })).toBeDefined();
    expect(screen.getByRole("columnheader", { name: "tuned, again ≥ 2/8" })).toBeDefined();
  });

  test.each([
    [{ rollouts: 24, successes: 0, unknown: 24 }, "none scored."],
    [{ rollouts: 24, successes: 0, unknown: 3 }, "none known to be successful, 3 not scored."],
    [{ rollouts: 24, successes: 6, unknown: 13 }, "at least 6 successful (25\u00a0%), 13 not scored."],
    [{ rollouts: 24, successes: 0, unknown: 0 }, "0 successful (0\u00a0%)."],
  ])("of %j the sentence says: %s", async (tries, words) => {
    const { summary, ...page } = aMatrix(rows);
    if (!summary) throw new Error("the first page holds no summary");
    given({ ...page, summary: { ...summary, ...tries, runCount: 2 } });

    const sentence = await screen.findByText(/^3 problems, 24 rollouts, /);
    expect(sentence.textContent).toMatch(new RegExp(`^3 problems, 24 rollouts, ${words.replace(/[().]/g, "\\$&")}`));
  });

  test("keys walk over problems and runs, open what they stand on, and turn the order", async () => {
    const user = userEvent.setup();
    const { push, asked } = given(aMatrix(rows));
    const grid = await screen.findByRole("grid", { name: "Problems by run" });

    await user.keyboard("jj");
    expect(grid.getAttribute("aria-activedescendant")).toBe("problem-1-0");
    await user.keyboard("{Enter}");
    expect(push).toHaveBeenLastCalledWith(`/problems/${rows[1]?.id}?corpus=${corpus.id}`);
    await user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    expect(filterOf(String(push.mock.lastCall?.[0]))).toBe(`problem:${rows[1]?.id} run:base`);
    await user.keyboard("s");
    await vi.waitFor(() => expect(asked.at(-1)?.url.searchParams.get("sort")).toBe("easiest"));
  });

  test("a bucket is a term of the filter", async () => {
    const user = userEvent.setup();
    const { asked } = given(aMatrix(rows));

    await user.click(await screen.findByRole("button", { name: /^Bucket/ }));
    await user.click(within(screen.getByRole("dialog", { name: "Bucket" })).getByRole("checkbox", { name: /product/ }));

    await vi.waitFor(() => expect(asked.at(-1)?.url.searchParams.get("filter")).toBe("bucket:product"));
  });
});

test("of more values than a menu offers it says how to ask for another", async () => {
  const matrix = aMatrix(rows);
  if (!matrix.summary) throw new Error("A first page has a summary.");
  const difficulty = Array.from({ length: 101 }, (_, at) => ({ value: `level ${at}`, problems: 101 - at }));
  given({ ...matrix, summary: { ...matrix.summary, facets: { ...matrix.summary.facets, difficulty } } });

  await userEvent.click(await screen.findByRole("button", { name: /^Difficulty/ }));
  expect(await screen.findByText("difficulty:NAME")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: /^Bucket/ }));

  expect(await screen.findByRole("checkbox", { name: /product/ })).toBeTruthy();
  expect(screen.queryByText(/Ask for another/)).toBeNull();
});

test("no rollout that matches is a state with a way back", async () => {
  given(aMatrix([]), "gate:1");

  expect(await screen.findByRole("heading", { name: "No rollout matches" })).toBeDefined();
  await userEvent.setup().click(screen.getByRole("button", { name: "Show all problems" }));
  expect(await screen.findByRole("heading", { name: "No problem was tried in these runs" })).toBeDefined();
});

test("an empty corpus has no other runs to choose, but files to import", async () => {
  given(aMatrix([]), "", 0);

  expect(await screen.findByRole("heading", { name: "This corpus holds no trajectory yet" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show all problems" })).toBeNull();
});

test("a failure is told and can be tried again", async () => {
  given(Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 }));

  expect(await screen.findByText("The problems could not be read")).toBeDefined();
  expect(screen.getByRole("button", { name: /again/i })).toBeDefined();
});

test("a filter that cannot be read asks the server nothing", async () => {
  const { asked } = given(aMatrix(rows), "gate:x");

  expect(await screen.findByText("The filter in this address cannot be read")).toBeDefined();
  expect(asked.filter(({ key }) => key.includes("problems"))).toEqual([]);
});
