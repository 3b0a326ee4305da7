import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { savedPicture } from "@/components/chart-frame/given-saved";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { givenComparison, givenRun, givenRunId } from "./given-comparison";
import { givenScreen, RUNS } from "./given-screen";

const filterOf = (link: HTMLElement): string | null =>
  new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the pair says what can be concluded, and its wins open their problems and both runs' rows", async () => {
  givenScreen();

  expect(
    await screen.findByText("Runs B and A are not separable at n = 3; about 41 more problems would be needed."),
  ).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "1 win of run B: open the problems" }));

  const dialog = within(await screen.findByRole("dialog"));
  const links = dialog.getAllByRole("link", { name: /, desk in run/ });
  // A task from right to left is cut at its own end.
  expect(dialog.getByText("Find a desk").dir).toBe("auto");
  const [problem] = givenComparison().problems;
  expect(links.map(filterOf)).toEqual([`run:base problem:${problem?.id}`, `run:"night 2" problem:${problem?.id}`]);
});

test("a corpus of one or two runs starts with them", async () => {
  const { asked } = givenScreen(givenComparison(), "", { runs: 2 });

  expect(await screen.findByRole("button", { name: "Make night 2 the baseline" })).toBeDefined();
  expect(asked.find(({ key }) => key.endsWith("/comparison"))?.url.searchParams.get("runs")).toBe(
    `${givenRunId(0)},${givenRunId(1)}`,
  );
  expect(screen.queryByRole("heading", { name: "No runs are chosen" })).toBeNull();
});

test("harnesses that differ are warned of before any figure", async () => {
  givenScreen(givenComparison({ runs: [givenRun(0), givenRun(1, { harness: "4-tool" })] }));

  const warning = await screen.findByRole("region", { name: "Before comparing" });
  expect(warning.textContent).toContain("A 7-tool, B 4-tool");
  expect(
    warning.compareDocumentPosition(screen.getByRole("region", { name: /^Success within k/ })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test("the paired result stands before the curves and their notes", async () => {
  givenScreen(givenComparison());

  const paired = await screen.findByRole("region", { name: /^Problem by problem against run A/ });
  expect(
    paired.compareDocumentPosition(screen.getByRole("region", { name: /^Success within k/ })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test("a refused run is shown with the reason and drawn nowhere", async () => {
  const refused = givenRun(1, { measured: { status: "refused", reason: "The attempts are cumulative." } });
  givenScreen(givenComparison({ runs: [givenRun(0), refused], comparisons: [] }));

  expect((await screen.findByRole("region", { name: "Refused runs" })).textContent).toContain(
    "The attempts are cumulative.",
  );
  expect(screen.queryByRole("region", { name: /against run A/ })).toBeNull();
  expect(screen.queryAllByRole("link", { name: /in run B/ })).toEqual([]);
});

test("a run that the filter leaves nothing of is said in its line, without alarm", async () => {
  const empty = givenRun(1, { measured: { status: "empty" } });
  givenScreen(givenComparison({ runs: [givenRun(0), empty], comparisons: [] }));

  expect(await screen.findByText("no rollout matches")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Refused runs" })).toBeNull();
  expect(screen.getByRole("region", { name: /^Success within k/ })).toBeDefined();
});

test("a filter that matches nothing says what to do, and nothing is called refused or not possible", async () => {
  const runs = [0, 1].map((place) => givenRun(place, { measured: { status: "empty" } }));
  const { address } = givenScreen(
    givenComparison({ runs, k: 1, mostK: 1, problems: [], comparisons: [] }),
    `${RUNS}&filter=zebra&k=8`,
  );

  expect(await screen.findByRole("heading", { name: "No rollout of these runs matches the filter" })).toBeDefined();
  for (const name of ["Refused runs", "Before comparing"]) expect(screen.queryByRole("region", { name })).toBeNull();
  expect(screen.queryByText("None of these runs can be measured")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Compare without the filter" }));

  await waitFor(() => expect(address().get("filter")).toBeNull());
});

function withoutRun(place: number): Response {
  const issues = [{ path: `runs.${place}`, message: "There is no run." }];

  return Response.json({ code: "NOT_FOUND", detail: "There is no run.", issues, requestId: "r-1" }, { status: 404 });
}

test("a run that is not there is named, and is left out of the address on request", async () => {
  const { address } = givenScreen(withoutRun(1));

  expect(await screen.findByRole("heading", { name: "One of these runs is not here" })).toBeDefined();
  expect(screen.getByText(givenRunId(1))).toBeDefined();
  expect(screen.queryByText(givenRunId(0))).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Leave it out" }));

  await waitFor(() => expect(address().get("runs")).toBe(givenRunId(0)));
});

test("where no other run is left, others are chosen", async () => {
  const { address } = givenScreen(withoutRun(0), `runs=${givenRunId(0)}`);

  await userEvent.click(await screen.findByRole("button", { name: "Choose other runs" }));

  await waitFor(() => expect(address().get("runs")).toBeNull());
  expect(await screen.findByRole("heading", { name: "No runs are chosen" })).toBeDefined();
});

test("what is crashed and not tried is counted, and opens its rows", async () => {
  givenScreen();

  const crashed = await screen.findByRole("link", { name: "1 crashed rollouts of run A: open the rows" });
  expect(filterOf(crashed)).toBe("run:base status:failed -outcome:success");
  expect(screen.getByRole("columnheader", { name: "Not tried" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "1 problems not tried of run B: open the problems" }));
  expect((await screen.findByRole("dialog")).textContent).toContain("B did not try it");
});

test("where rollouts are hidden from the person, no run is said to have left out a problem", async () => {
  givenScreen(givenComparison({ leftOut: { value: 3, isCapped: false } }));

  expect(await screen.findByText(/3 trajectories that you review blind are in no figure/)).toBeDefined();
  const name = "1 problems without rollouts that you may see of run B: open the problems";
  await userEvent.click(screen.getByRole("button", { name }));

  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("1 problem of run B without rollouts that you may see");
  expect(dialog.textContent).toContain("B has none that you may see");
  expect(document.body.textContent).not.toMatch(/did not try (it|desk)|runs tried|Not tried/);
});

test("another run becomes the baseline by coming first", async () => {
  const { address } = givenScreen();

  await userEvent.click(await screen.findByRole("button", { name: "Make night 2 the baseline" }));

  await waitFor(() => expect(address().get("runs")).toBe(`${givenRunId(1)},${givenRunId(0)}`));
});

test("an empty corpus has no runs to choose, but files to import", async () => {
  givenScreen(givenComparison(), "", { runs: 0, trajectories: 0 });

  expect(await screen.findByRole("heading", { name: "This corpus holds no trajectory yet" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "No runs are chosen" })).toBeNull();
});

test("without runs the picker stays open while several are chosen", async () => {
  const { address, asked } = givenScreen(givenComparison(), "");
  expect(await screen.findByRole("heading", { name: "No runs are chosen" })).toBeDefined();
  expect(asked.some(({ key }) => key.endsWith("/comparison"))).toBe(false);

  await userEvent.click(screen.getByRole("button", { name: "Choose runs" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /base/ }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /night 2/ }));

  await waitFor(() => expect(address().get("runs")).toBe(`${givenRunId(0)},${givenRunId(1)}`));
});

test("of more problems than are sent the grid and a list say how many of all they show", async () => {
  givenScreen(
    givenComparison({ counts: { problems: 9_000, differing: 6_000, unscored: 0, shared: 9_000 } }),
    `${RUNS}&list=missing.${givenRunId(0)}`,
  );

  expect(await screen.findByText("The runs differ in 6,000 of 9,000 problems.")).toBeDefined();
  expect(screen.getByText(/^Showing 4 of 9,000 problems, those in which the runs differ most/)).toBeDefined();
  expect(screen.getByText(/stats problems .* --limit=9000 --json$/)).toBeDefined();
  expect(await screen.findByText(/^Showing 0 of 8,996 problems: those in which the runs differ most/)).toBeDefined();
});

test.each([
  [1, "1 problem without a variant has no row."],
  [2, "2 problems without a variant have no row."],
])("%d problems that have no row of clusters are counted", async (alone, sentence) => {
  givenScreen(givenComparison({ slices: { ...givenComparison().slices, alone } }));

  expect(await screen.findByText(sentence)).toBeDefined();
});

test("more runs than can be told apart are said", async () => {
  const many = Array.from({ length: 10 }, (_, at) => givenRunId(at));
  const { asked } = givenScreen(givenComparison(), `runs=${many.join(",")}`);

  expect(await screen.findByText(/Showing the first 2 of 4 runs: more lines cannot be told apart/)).toBeDefined();
  expect(asked.find(({ key }) => key.endsWith("/comparison"))?.url.searchParams.get("runs")).toBe(
    many.slice(0, 8).join(","),
  );
});

test("a refusal of the server says why and can be tried again", async () => {
  givenScreen(Response.json({ code: "INVALID", detail: "A run is named twice.", requestId: "r-9" }, { status: 400 }));

  const failed = await screen.findByRole("alert");
  expect(failed.textContent).toContain("The runs could not be compared");
  expect(failed.textContent).toContain("A run is named twice.");
});

test.each([
  [
    "slices",
    "By bucket",
    "stats pass --corpus='SN15 race extract' --run=base --run='night 2' --filter=bucket:shop --k 1,2 --json",
  ],
  [
    "outcomes",
    "Always, sometimes, never",
    `stats runs --corpus='SN15 race extract' --filter='run:base,"night 2"' --k 2 --json`,
  ],
  [
    "grid",
    "Problem by problem",
    "stats problems --corpus='SN15 race extract' --run=base --run='night 2' --sort=disagreeing --json",
  ],
])("the table of %s has the line that prints it", async (_, title, line) => {
  givenScreen();

  const panel = within(await screen.findByRole("region", { name: title }));

  expect(panel.getByText((text) => text.endsWith(`-- ${line}`))).toBeDefined();
});

test.each([
  ["By bucket", ["shop", "A base", "40.0 % 30.0 to 50.0", "pass@2, 0 to 100 %"]],
  ["Problem by problem against run A, the baseline", ["B night 2", "−17.0 points −50.0 to 20.0"]],
  ["Problem by problem", ["desk Find a desk", "0 of 2", "not tried"]],
])("“%s” can be saved as a picture with its words", async (title, words) => {
  givenScreen();

  const picture = await savedPicture(title);

  for (const text of [...words, "A base", "B night 2"]) expect(picture).toContain(`>${text}</text>`);
});

test("the problems open as a matrix of the runs that are compared, in the order and of the rows shown", async () => {
  givenScreen(givenComparison(), `${RUNS}&filter=bucket:shop&sort=hardest`);

  const panel = within(await screen.findByRole("region", { name: "Problem by problem" }));
  const address = panel.getByRole("link", { name: "Open the problems" }).getAttribute("href");

  const { pathname, searchParams } = new URL(address ?? "", "http://assay.test");
  expect(pathname).toBe("/problems");
  expect(Object.fromEntries(searchParams)).toEqual({
    corpus: givenCorpus().id,
    runs: `${givenRunId(0)},${givenRunId(1)}`,
    filter: "bucket:shop",
    sort: "hardest",
  });
});

test("n stands with the bar of each run", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function size(this: Element) {
    return this.matches(".recharts-responsive-container") ? new DOMRect(0, 0, 760, 340) : new DOMRect();
  });
  givenScreen();

  expect(await screen.findByText("A base, n = 4")).toBeDefined();
});

test("what each run solves is counted under its heads, and headroom is in points as its scale is", async () => {
  givenScreen();
  const solves = within(await screen.findByRole("table", { name: "What each run solves" }));

  expect(solves.getByRole("columnheader", { name: /^Headroom, 0 to \d+ points$/ })).toBeDefined();
  const [always] = solves.getAllByRole("button", { name: /^\d+ problems? always in run A: open the problems$/ });
  expect(always?.textContent).toMatch(/^\d+$/);
  expect(always?.closest("tr")?.lastElementChild?.textContent).toMatch(/^\+\d+\.\d points /);
});
