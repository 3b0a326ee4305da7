import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import { address, corpus, givenListedRun, givenRunList, givenRunPage } from "./given-runs";

const night = givenListedRun({ name: "night 3" });
const day = givenListedRun({
  name: "day",
  failures: { crashed: 2, timedOut: 0, unscored: 1, open: 0 },
  judge: { mean: 0.5, n: 7, failed: 3 },
  harness: { kind: "unknown" },
});
const carried = givenListedRun({
  name: "carried",
  pass: { status: "refused", reason: "The attempts are cumulative." },
});

beforeEach(() => {
  localStorage.clear();
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const row = (name: string) => screen.findByRole("row", { name });
const filterOf = (link: HTMLElement) =>
  new URL(link.getAttribute("href") ?? "", "http://localhost").searchParams.get("filter");

test("a run shows its figures with their intervals, and each opens its trajectories", async () => {
  await givenRunList(givenRunPage([night]), { filter: "bucket:shop" });

  const cells = within(await row("night 3"));

  expect(filterOf(cells.getByRole("link", { name: /^pass@4 60\.0\u00a0%, 50\.0 to 70\.0/ }))).toBe(
    'bucket:shop run:"night 3"',
  );
  expect(filterOf(cells.getByRole("link", { name: /^ASR 31\.0\u00a0%/ }))).toBe(
    'bucket:shop run:"night 3" outcome:success',
  );
  expect(cells.getByRole("link", { name: /^Headroom \+29\.0 points, 19\.0 to 39\.0/ }).getAttribute("href")).toContain(
    `/runs/compare?runs=${night.id}`,
  );
  expect(cells.getByText("$0.0131")).toBeTruthy();
  expect(cells.queryByText(/≥/)).toBeNull();
});

test("a head says to the keyboard what its column holds", async () => {
  await givenRunList(givenRunPage([night]));
  const head = async (name: string) => within(await screen.findByRole("columnheader", { name })).getByRole("button");
  (await head("Headroom")).focus();

  await userEvent.tab();

  const says = await screen.findByRole("tooltip");
  expect(says.textContent).toMatch(/^Success rate: share of all rollouts/);
  expect((await head("ASR")).getAttribute("aria-describedby")).toBe(says.id);
});

test("what is no answer of the scorer is counted as a failure and opens its rows", async () => {
  await givenRunList(givenRunPage([day]));

  const cells = within(await row("day"));

  expect(filterOf(cells.getByRole("link", { name: "2 crashed: open the rows" }))).toBe(
    "run:day status:failed -outcome:success",
  );
  expect(filterOf(cells.getByRole("link", { name: "1 not scored: open the rows" }))).toBe("run:day outcome:unscored");
  expect(cells.getByText("1 of 100 not scored")).toBeTruthy();
  expect(filterOf(cells.getByRole("link", { name: "3 failed judgements: open the rows" }))).toBe(
    "run:day judge:failed",
  );
  expect(cells.getByText("unknown")).toBeTruthy();
});

test("a run whose attempts are no trials says why in place of a figure, in full when it is active", async () => {
  await givenRunList(givenRunPage([carried]));

  expect(within(await row("carried")).getAllByText("The attempts are cumulative.")).toHaveLength(3);
  fireEvent.keyDown(document.body, { key: "j" });

  expect(await screen.findByText("No pass@k: The attempts are cumulative.")).toBeTruthy();
});

test("a figure that a run does not have is a dash, and the footer says once why for all such runs", async () => {
  const none = { value: null, reason: "No problem has 4 rollouts." } as const;
  const few = (name: string) => {
    const { pass } = givenListedRun();
    return givenListedRun({ name, ...(pass.status === "measured" ? { pass: { ...pass, passAtK: none } } : {}) });
  };
  await givenRunList(givenRunPage([night, few("one"), few("two")]));

  const reason = within(await row("one")).getByText("No problem has 4 rollouts.");
  expect(reason.className).toBe("sr-only");
  expect(reason.parentElement?.textContent).toMatch(/^–/);
  expect(screen.getByText("2 runs without pass@4: No problem has 4 rollouts.")).toBeTruthy();
});

test("a run without a rate shows its successes, and one with fewer problems says how many it did not try", async () => {
  const asr = { value: null, reason: "The attempts are cumulative." } as const;
  await givenRunList(givenRunPage([givenListedRun({ name: "part", asr, missingProblems: 15 }), night]));

  const cells = within(await row("part"));
  expect(filterOf(cells.getByRole("link", { name: "Successes 31 of 100, no rate: open the rows" }))).toBe(
    "run:part outcome:success",
  );
  expect(cells.getByText("15 not tried")).toBeTruthy();
  expect(within(await row("night 3")).queryByText(/not tried/)).toBeNull();
});

test("a run of which nothing was scored has no count of successes", async () => {
  const asr = { value: null, reason: "Nothing was scored." } as const;
  const failures = { crashed: 1, timedOut: 0, unscored: 100, open: 0 };
  await givenRunList(givenRunPage([givenListedRun({ name: "blank", asr, failures, successes: 0 })]));

  const cells = within(await row("blank"));
  expect(cells.getByText("none scored").getAttribute("title")).toBe("Nothing was scored.");
  expect(cells.queryByText("0 of 100")).toBeNull();
});

test("a run of whose rollouts the rules cannot tell all has the least of its figures, and says so when it is active", async () => {
  const failures = { crashed: 0, timedOut: 0, unscored: 9, open: 9 };
  await givenRunList(givenRunPage([givenListedRun({ name: "open", failures })]));

  const cells = within(await row("open"));
  const why = "At least, not exactly: the rules cannot tell of 9 of 100 rollouts.";
  for (const name of [/^ASR at least 31\.0/, /^pass@1 at least 31\.0/, /^pass@4 at least 60\.0/]) {
    const figure = cells.getByRole("link", { name });
    expect(figure.textContent).toMatch(/^≥ /);
    expect(figure.title).toContain(why);
  }
  const headroom = cells.getByRole("link", { name: /^Headroom about \+29\.0 points/ });
  expect(headroom.textContent).toMatch(/^≈29\.0 points/);
  expect(headroom.title).toContain("Headroom may be less or more once all is scored.");
  fireEvent.keyDown(document.body, { key: "j" });
  const said = await screen.findByText(why, { exact: false });
  expect(said.getAttribute("role")).toBe("status");
  expect(said.textContent).toContain("Headroom may be less or more once all is scored.");
});

test("a run of which too few were scored has no count of successes", async () => {
  const asr = { value: null, reason: "Too little to measure." } as const;
  const failures = { crashed: 0, timedOut: 0, unscored: 90, open: 90 };
  await givenRunList(givenRunPage([givenListedRun({ name: "open", asr, failures, successes: 0 })]));

  const cells = within(await row("open"));
  const few = cells.getByText("few scored");
  expect(few.title).toBe("Too little to measure.");
  // A screen reader is told, too.
  expect(few.textContent).toBe("few scored: Too little to measure.");
  expect(cells.queryByText("0 of 100")).toBeNull();
});

test("a run whose attempts are no trials keeps its count of successes where nearly all is scored", async () => {
  const asr = { value: null, reason: "The attempts are cumulative." } as const;
  const failures = { crashed: 0, timedOut: 0, unscored: 1, open: 1 };
  await givenRunList(givenRunPage([givenListedRun({ name: "part", asr, failures, successes: 0 })]));

  const cells = within(await row("part"));
  expect(cells.getByRole("link", { name: "Successes 0 of 100, no rate: open the rows" })).toBeTruthy();
  expect(cells.queryByText("few scored")).toBeNull();
});

test("where rollouts are hidden from the person, no run is said to have left out a problem", async () => {
  const leftOut = { value: 2, isCapped: false };
  await givenRunList(givenRunPage([givenListedRun({ name: "part", missingProblems: 1 }), night], { leftOut }));

  const cells = within(await row("part"));
  expect(cells.getByText("1 not seen").closest("[title]")?.getAttribute("title")).toContain(
    "not tried, or hidden while you review them blind",
  );
  expect(screen.queryByText(/not tried/)).toBeNull();
});

test("two runs are chosen and compared by keys alone, in the order they were chosen", async () => {
  const { push } = await givenRunList(givenRunPage([night, day]));
  await row("day");

  for (const key of ["j", "j", "x"]) fireEvent.keyDown(document.body, { key });
  expect(await screen.findByText("1 run chosen")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Compare/ })).toBeNull();
  for (const key of ["k", "x"]) fireEvent.keyDown(document.body, { key });
  const href = (await screen.findByRole("link", { name: /^Compare/ })).getAttribute("href");
  expect(screen.getByText("The run chosen first, day, is the baseline.")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "c" });

  expect(href).toBe(`/runs/compare?runs=${day.id},${night.id}&corpus=${corpus.id}`);
  expect(push).toHaveBeenCalledWith(href);
});

test("the first run is current from the start: the first key chooses it, and alone it opens its curve", async () => {
  const { push } = await givenRunList(givenRunPage([night, day]));
  await row("day");

  fireEvent.keyDown(document.body, { key: "x" });
  const link = await screen.findByRole("link", { name: /^Its curve/ });

  expect(link.getAttribute("href")).toBe(`/runs/compare?runs=${night.id}&corpus=${corpus.id}`);
  expect(screen.getByText("Choose another to compare it with.")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "c" });
  expect(push).toHaveBeenLastCalledWith(link.getAttribute("href"));
});

test("with nothing chosen the current run alone is compared by its key, and the footer names the keys", async () => {
  const { push } = await givenRunList(givenRunPage([night, day]));
  await row("day");
  expect(screen.getByText("next").textContent).toBe("jnext");

  for (const key of ["j", "c"]) fireEvent.keyDown(document.body, { key });

  expect(push).toHaveBeenLastCalledWith(`/runs/compare?runs=${day.id}&corpus=${corpus.id}`);
});

test("more runs than can be told apart are not compared", async () => {
  const runs = Array.from({ length: 9 }, (_, at) => givenListedRun({ name: `run ${at}` }));
  await givenRunList(givenRunPage(runs));
  await row("run 8");

  await userEvent.click(screen.getByRole("checkbox", { name: "Select all loaded rows" }));

  expect(await screen.findByText("At most 8 can be compared at once.")).toBeTruthy();
});

test("a column's head, a facet and a k each change the address", async () => {
  await givenRunList(givenRunPage([night]));
  await row("night 3");

  await userEvent.click(screen.getByRole("button", { name: "Cost" }));
  expect(address.state?.sort).toBe("-cost");
  await userEvent.click(screen.getByRole("button", { name: "Suite all" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /v3/ }));

  expect(address.state?.filter).toBe("suite:v3");
});

test("at k = 1 no figure comes twice", async () => {
  await givenRunList(givenRunPage([night], { k: 1 }));
  await row("night 3");

  expect(screen.getAllByRole("columnheader", { name: /pass@1/ })).toHaveLength(1);
  expect(screen.queryByRole("columnheader", { name: /Headroom/ })).toBeNull();
});

test("a k that is not possible is said, with the one that is shown", async () => {
  await givenRunList(givenRunPage([night]), { k: 99 }, "?k=99");

  expect(
    await screen.findByText("The address asks for k = 99, which is not possible here; this is k = 4."),
  ).toBeTruthy();
});

test("nothing that matches says which term to let go of", async () => {
  await givenRunList(givenRunPage([]), { filter: "bucket:shop gate:5" });

  await userEvent.click(await screen.findByRole("button", { name: "Without gate:5" }));

  expect(address.state?.filter).toBe("bucket:shop");
});

test("a failure is told with a way to try again", async () => {
  await givenRunList(() => Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 }));

  const failed = await screen.findByRole("heading", { name: "The runs could not be loaded" });
  const alert = failed.closest("[role=alert]");
  expect(alert instanceof HTMLElement && within(alert).getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("the row of the keys is marked at its left; the tint is of what is chosen alone", async () => {
  await givenRunList(givenRunPage([night, day]));
  const [first, second] = [await row("night 3"), await row("day")];
  const isTinted = (of: HTMLElement) => of.classList.contains("bg-accent-soft");

  expect(first.querySelector(".mark-start")).not.toBeNull();
  expect([first, second].map(isTinted)).toEqual([false, false]);
  await userEvent.click(within(second).getByRole("checkbox"));

  expect([first, second].map(isTinted)).toEqual([false, true]);
});
