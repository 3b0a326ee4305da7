import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useQueryStates } from "nuqs";
import { parseAsString, parseAsStringLiteral } from "nuqs/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { watchSaved } from "@/components/chart-frame/given-saved";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { JudgeReport } from "@/lib/contract/judge";
import { COUNTED_LABELS } from "@/lib/domain/counted-labels";
import type { Role } from "@/lib/domain/policy";
import { givenReport, givenUnaudited } from "./given-report";
import { JudgeScreen } from "./judge-screen";
import { DRIFT_VIEWS, GROUP_FACETS } from "./judge-state";

const corpus = givenCorpus();
const text = parseAsString.withDefault("");
const PARAMS = {
  ...{ filter: text, model: text, rubric: text, bucket: text, agent: text, week: text },
  labels: parseAsStringLiteral(COUNTED_LABELS).withDefault("blind"),
  by: parseAsStringLiteral(GROUP_FACETS).withDefault("model"),
  drift: parseAsStringLiteral(DRIFT_VIEWS).withDefault("error"),
  pair: text,
};

function Page() {
  const [state, setState] = useQueryStates(PARAMS);

  return <JudgeScreen corpus={corpus} state={state} setState={(change) => void setState(change)} />;
}

function givenScreen(
  report: JudgeReport | Response = givenReport(),
  { search = "", role = "lead" }: { search?: string; role?: Role } = {},
) {
  return givenApp(<Page />, {
    search,
    answers: {
      ...givenMe(role),
      [`GET /api/corpora/${corpus.id}/judge`]: () => (report instanceof Response ? report.clone() : report),
      [`GET /api/corpora/${corpus.id}/multi-judge`]: {
        raters: [],
        items: 0,
        fewest: 10,
        alpha: { value: null, reason: "No trajectory has the gates of two raters yet.", n: 0 },
        pairs: [],
      },
      "GET /api/audit-samples": { items: [], all: 0 },
      "POST /api/audit-samples/plan": { strata: [], failed: 0, withoutGate: 0, unseen: 0 },
    },
  });
}

const filterOf = (link: HTMLElement): string | null =>
  new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("with labels", () => {
  test("what has to be known of the interval stands under the conclusion", async () => {
    const { agreement } = givenReport();
    const error = { value: 0, low: 0, high: 0.278, n: 100, note: "All are alike." };
    givenScreen(givenReport({ agreement: { ...agreement, error } }));

    expect(await screen.findByText("All are alike.")).toBeTruthy();
  });

  test("how many labels the agreement needs is said once, and of each figure how many there are", async () => {
    const few = { value: null, n: 3, few: { of: "items", count: 3 }, reason: "Too few to say." } as const;
    const figures = { kappa: few, exact: few, withinOne: few, error: few, bias: few };
    givenScreen(givenReport({ agreement: { ...figures, problems: 3 } }));

    const panel = within(await screen.findByRole("region", { name: "Agreement" }));
    expect(panel.getAllByText("Too few to say: a figure needs 10 labels of 10 problems.")).toHaveLength(1);
    expect(panel.getAllByText("3 labels").map(({ title }) => title)).toEqual(new Array(5).fill(few.reason));
  });

  test("the conclusion stands first, with its interval, and what it leaves out is counted", async () => {
    givenScreen();

    expect(
      await screen.findByRole("heading", {
        level: 2,
        name: "On 312 blind labels the judge names another gate in 12.1\u00a0% (9.1 to 15.8)",
      }),
    ).toBeTruthy();
    expect(filterOf(screen.getByRole("link", { name: /judge failed/ }))).toBe("judge:failed");
    // Of these the data know that they are not blind, and of the settled ones alone that the judge was seen.
    expect(screen.getByRole("link", { name: /audited, not blind/ }).textContent).toContain("31");
    expect(document.body.textContent).not.toContain("in sight");
    expect(screen.getByText(/1 label on trajectories without a gate of the judge is in no figure/)).toBeTruthy();
    expect(screen.getByText(/2 trajectories wait for a lead to settle the gate/)).toBeTruthy();
    expect(screen.getByText(/Such a gate is not blind: no figure here counts it, “All labels” does/)).toBeTruthy();
    expect(filterOf(screen.getByRole("link", { name: "3 trajectories" }))).toBe(
      "gate_source:adjudicated gate_blind:no gate:1..5",
    );
  });

  test("each cell of the confusion opens its trajectories, and one with few labels says so", async () => {
    givenScreen();

    const table = within(await screen.findByRole("table", { name: "Labels by people’s gate and the judge’s gate" }));
    const few = table.getByRole("link", { name: /^4 at gate 2 by people and gate 3 by the judge/ });
    const many = table.getByRole("link", { name: /^55 at gate 2 by people and gate 2 by the judge/ });

    expect(table.getAllByRole("link")).toHaveLength(25);
    expect(filterOf(few)).toBe("gate_blind:yes blind_gate:2 gate:3");
    expect([few.title, few.style.background]).toEqual(["4 of at least 10 labels: too few to say", ""]);
    expect(many.textContent).toContain("88\u00a0%");
  });

  test("figures have their intervals, and what cannot be said says why", async () => {
    givenScreen();

    expect((await screen.findByText("0.75 to 0.86, n 312")).textContent).toBeTruthy();
    expect(screen.getByText("−0.13")).toBeTruthy();
    const [cell] = screen.getAllByText("too few, n 4");
    expect(cell?.title).toContain("at least 10 labels");
  });

  test("the weeks are values too, whose counts open their trajectories, and can be saved", async () => {
    givenScreen(givenReport(), { search: "?drift=gates" });
    const panel = within(await screen.findByRole("region", { name: "Over time" }));

    await userEvent.click(panel.getByRole("radio", { name: "Data" }));

    const week = within(panel.getByRole("row", { name: /^2026-05-11/ }));
    expect(week.getAllByRole("link").map(filterOf)).toContain("gate:2 started:2026-05-11");
    expect(week.getAllByText("20 %")).toHaveLength(5);
    expect(panel.getByRole("button", { name: "Download Over time" })).toBeTruthy();
    expect(screen.getByText(/The upright line marks a new rubric/)).toBeTruthy();
  });

  test("the judge against the filter is saved as values", async () => {
    givenScreen();
    const saved = watchSaved();

    await userEvent.click(await screen.findByRole("button", { name: "Download Judge against filter" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Values as CSV" }));

    expect(saved.at(-1)?.name).toBe("judge-against-filter.csv");
    expect(await saved.at(-1)?.content.text()).toMatch(/^First failing gate,agentic,sub-task,/);
  });

  test("the cell of those that passed every gate and were played by code is called out", async () => {
    givenScreen();

    expect(filterOf(await screen.findByRole("link", { name: "30 (25\u00a0%) were played by code" }))).toBe(
      "gate:5 verdict:sub_task",
    );
  });
});

describe("what is asked", () => {
  test("a facet narrows the report by several values, in the address and in the command", async () => {
    const { asked, address } = givenScreen();
    await userEvent.click(await screen.findByRole("button", { name: /^Judge model/ }));

    await userEvent.click(screen.getByRole("checkbox", { name: /^judge-a/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^b c/ }));

    expect(address().get("model")).toBe('judge-a,"b c"');
    const last = asked.findLast(({ key }) => key.endsWith("/judge"));
    expect(last?.url.searchParams.get("model")).toBe('judge-a,"b c"');
    expect(screen.getByText(/--model='judge-a,"b c"' --json/)).toBeTruthy();
  });

  test("labels that are not blind count when they are asked for", async () => {
    const { asked } = givenScreen();

    await userEvent.click(await screen.findByRole("radio", { name: "All labels" }));

    expect(asked.findLast(({ key }) => key.endsWith("/judge"))?.url.searchParams.get("labels")).toBe("all");
  });
});

test("what the person reviews blind is said to be in no figure, and nothing where nothing is", async () => {
  givenScreen(givenReport({ leftOut: { value: 1, isCapped: false } }));
  expect(await screen.findByText("1 trajectory that you review blind is in no figure.")).toBeTruthy();
  cleanup();

  givenScreen();
  await screen.findByRole("heading", { level: 2, name: /^On 312 blind labels/ });
  expect(screen.queryByText(/review blind/)).toBeNull();
});

describe("without", () => {
  test("labels it says how to get some, and draws no empty chart", async () => {
    const { address } = givenScreen(givenUnaudited());

    expect(await screen.findByRole("heading", { name: "No blind audit yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Draw an audit sample" }).getAttribute("href")).toBe("#sampler");
    expect(screen.queryByRole("heading", { name: "Judge against people" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Count 31 labels that are not blind" }));
    expect(address().get("labels")).toBe("all");
  });

  test("labels what has data comes first, and no table of nothing but zeros is drawn", async () => {
    const report = givenUnaudited();
    const groups = { ...report.groups, model: { ...report.groups.model, items: unlabelled(report) } };
    const faults = report.faults.map((fault) => ({ ...fault, count: 0 }));
    givenScreen({ ...report, groups, faults, unexplained: 0 });

    const verdict = await screen.findByRole("heading", { name: "Judge against filter" });
    const judged = screen.getByRole("heading", { name: "Where it judged and failed" });
    expect(verdict.compareDocumentPosition(judged) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const table = within(screen.getByRole("table", { name: "Judged and failed by judge model" }));
    expect(table.queryByRole("columnheader", { name: "Audited" })).toBeNull();
    expect(screen.getByRole("radiogroup", { name: "Group by" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Whose fault it is" })).toBeNull();
  });

  const unlabelled = ({ groups }: JudgeReport) => groups.model.items.map((item) => ({ ...item, labels: 0 }));

  const unsettled = (awaiting: number): JudgeReport => {
    const report = givenUnaudited();

    return { ...report, counts: { ...report.counts, awaiting } };
  };

  test("labels that count, while people differ, it says that, and leads a lead to settling", async () => {
    givenScreen(unsettled(2));

    expect(await screen.findByRole("heading", { name: "No blind label counts yet" })).toBeTruthy();
    expect(screen.getByText(/^No label counts here\. Draw a sample/)).toBeTruthy();
    expect(
      screen.getByText(
        /^On 2 trajectories people named different gates, which is no blind label\. A lead settles them/,
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/No first failing gate that people named blind/)).toBeNull();
    expect(screen.getByRole("link", { name: "Settle the gates" }).getAttribute("href")).toBe(
      `/queues?corpus=${corpus.id}`,
    );
  });

  test("labels that count it offers settling to nobody who may not, nor where nothing waits", async () => {
    givenScreen(unsettled(2), { role: "researcher" });
    expect(await screen.findByRole("heading", { name: "No blind label counts yet" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("link", { name: "Settle the gates" })).toBeNull());
    cleanup();

    givenScreen(givenUnaudited());
    expect(await screen.findByRole("heading", { name: "No blind audit yet" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Settle the gates" })).toBeNull();
    expect(screen.queryByText(/people named different gates/)).toBeNull();
    // One of two may have named a gate that the other left open: that is no label, and yet somebody named one.
    expect(screen.getByText(/^No first failing gate that people named blind counts here\. Draw a sample/)).toBeTruthy();
  });

  test("judgements it says so", async () => {
    const report = givenUnaudited();
    const none = { count: 0, filter: "" };
    givenScreen({ ...report, counts: { ...report.counts, judged: none, failed: none } });

    expect(await screen.findByRole("heading", { name: "Nothing here was judged" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Import a file" }).getAttribute("href")).toBe("/imports");
    expect(screen.queryByRole("heading", { name: "Over time" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Draw an audit sample" })).toBeNull();
    expect(screen.queryByText("judge failed")).toBeNull();
    expect(screen.queryByRole("button", { name: "Show the whole corpus" })).toBeNull();
  });

  test("judgements that match it takes away the filter and the facets", async () => {
    const report = givenUnaudited();
    const none = { count: 0, filter: "" };
    const search = "?filter=gate:1&bucket=shop&labels=all";
    const { address } = givenScreen(
      { ...report, counts: { ...report.counts, judged: none, failed: none } },
      { search },
    );

    await userEvent.click(await screen.findByRole("button", { name: "Show the whole corpus" }));

    expect(Object.fromEntries(address())).toEqual({ labels: "all" });
  });

  test("an answer of the server it says why and asks again", async () => {
    givenScreen(Response.json({ code: "INVALID", detail: "“x y” is not a list.", requestId: "r-1" }, { status: 400 }));

    expect(await screen.findByText("“x y” is not a list.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  test("the right to see it nothing is asked for, and the reason stands there", async () => {
    const { asked } = givenApp(<Page />, { answers: givenMe("annotator") });

    expect(
      await screen.findByRole("heading", { name: "The judge’s report is for researchers and leads" }),
    ).toBeTruthy();
    expect(screen.getByText(/Your role is annotator/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Queues" })).toBeTruthy();
    expect(asked.some(({ url }) => url.pathname.startsWith("/api/audit-samples"))).toBe(false);
  });
});
