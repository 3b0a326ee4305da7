import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenChartSize } from "@/components/charts/given-chart-size";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { FilterCurve } from "@/lib/contract/what-if";
import type { Role } from "@/lib/domain/policy";
import { CurvePanel } from "./curve-panel";
import { givenCurve, givenEstimate, givenScope, NO_LABELS } from "./given-lab";
import type { LabScope } from "./lab-scope";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Given {
  curve?: FilterCurve | Response;
  search?: string;
  role?: Role;
  scope?: LabScope;
  saved?: LabScope["thresholds"];
}

function givenPanel({ curve = givenCurve(), search = "", role = "researcher", ...given }: Given = {}) {
  const { scope = givenScope(), saved = scope.thresholds } = given;
  const onThreshold = vi.fn();
  const onCountAll = vi.fn();
  const props = { saved, onThreshold, onCountAll };
  const app = givenApp(<CurvePanel {...scope} {...props} />, {
    search,
    answers: {
      ...givenMe(role),
      [`POST /api/corpora/${scope.corpus.id}/filter-curve`]: () => (curve instanceof Response ? curve.clone() : curve),
    },
  });

  return { ...app, onThreshold, onCountAll };
}

const panel = () => screen.findByRole("region", { name: "People against one threshold" });
const asked = (app: ReturnType<typeof givenPanel>) => app.asked.filter(({ key }) => key.endsWith("/filter-curve"));

test("it says how many labels it rests on, what can be concluded and the line that prints it", async () => {
  const scope = givenScope();
  givenPanel({ scope: { ...scope, thresholds: { ...scope.thresholds, agenticShare: 0.9 } } });

  const shown = within(await panel());
  expect(shown.getByText(/^n = 400 labelled trajectories at each of 11 places of the agentic share/)).toBeDefined();
  expect(
    shown.getByText(/F1 is highest, 0\.85, at 0\.65; these labels cannot tell it from the current 0\.80/),
  ).toBeDefined();
  expect(
    shown.getByText(
      /filter curve --corpus='SN15 race extract' --base=defaults-1 --set=agenticShare=0\.9 --along=agenticShare --json/,
    ),
  ).toBeDefined();
});

test("the current place is read out, and another one is taken into the draft from the keyboard's control", async () => {
  const { onThreshold } = givenPanel();
  const place = await screen.findByRole("slider", { name: "Place on the agentic share" });
  expect(place.getAttribute("aria-valuetext")).toBe(
    "0.80: precision 85.0\u00a0% (83.0 to 87.0), recall 76.4\u00a0% (74.4 to 78.4), 7,800 called agentic",
  );
  expect(screen.getByRole("button", { name: "Is the version’s value" })).toHaveProperty("disabled", true);

  fireEvent.change(place, { target: { value: "3" } });
  await userEvent.click(screen.getByRole("button", { name: "Take 0.65 into the draft" }));

  expect(onThreshold.mock.calls).toEqual([["agenticShare", 0.65]]);
});

test("a place's F1 has its interval too, and what has to be known of intervals is said once", async () => {
  const note = "It rests on 4 agent versions only, so it holds for those.";
  const noted = givenCurve().points.map((point) => ({
    ...point,
    ...{ precision: { ...givenEstimate(0.8), note }, recall: givenEstimate(0.7), f1: { ...givenEstimate(0.75), note } },
  }));
  givenPanel({ curve: givenCurve({ points: noted }) });

  expect(await screen.findByText("0.75 (0.73 to 0.77 over problems alone) of 400")).toBeDefined();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([`precision, F1: ${note}`]);
});

test("a place that a draft brought is already in it", async () => {
  const scope = givenScope();
  givenPanel({ scope, saved: { ...scope.thresholds, agenticShare: 0.7 } });

  expect(await screen.findByRole("button", { name: "Already in the draft" })).toHaveProperty("disabled", true);
});

test("the picture has a band behind each line, names both at their ends and marks the current place", async () => {
  givenChartSize(760, 280);
  const { container } = givenPanel();
  await vi.waitFor(() => expect(container.querySelectorAll("g.cursor-pointer")).toHaveLength(22));

  const bands = [...container.querySelectorAll("path.recharts-area-area")].map((band) => band.getAttribute("d"));
  expect(bands.filter(Boolean)).toHaveLength(2);
  const words = [...container.querySelectorAll("svg text")].map(({ textContent }) => textContent);
  expect(words).toEqual(
    expect.arrayContaining([
      "current 0.80",
      "precision 95.0\u00a0%",
      "recall 38.0\u00a0%",
      "0.80",
      "7,800",
      "called agentic",
    ]),
  );
  const mark = container.querySelector(".recharts-reference-line line");
  const points = [...container.querySelectorAll("g.cursor-pointer circle")].map((point) => point.getAttribute("cx"));
  // Precision's seventh point, each with the ring that is pressed.
  expect(Number(mark?.getAttribute("x1"))).toBeCloseTo(Number(points[12]), 3);
});

test("a point that is pressed sets the draft's threshold", async () => {
  givenChartSize(760, 280);
  const { onThreshold, container } = givenPanel();
  const points = await vi.waitFor(() => {
    const found = container.querySelectorAll("g.cursor-pointer");
    expect(found).toHaveLength(22);
    return found;
  });

  fireEvent.click(points[2] ?? document.body);

  expect(onThreshold.mock.calls).toEqual([["agenticShare", 0.6]]);
});

test("which threshold is varied stands in the address and is asked for", async () => {
  const app = givenPanel({ search: "?along=coefficientGate", curve: givenCurve({ along: "coefficientGate" }) });

  await panel();
  expect(asked(app).map(({ body }) => body)).toEqual([
    { thresholds: givenScope().thresholds, along: "coefficientGate", labels: "blind" },
  ]);
  expect(screen.getByRole("combobox", { name: "The threshold that is varied" }).textContent).toBe("Coefficient gate");
});

test("its values are a table with the intervals and the current place", async () => {
  givenPanel({ search: "?data=filter-curve" });

  const table = within(await screen.findByRole("table", { name: "People against one threshold" }));
  expect(table.getAllByRole("row")).toHaveLength(12);
  expect(
    table.getByRole("row", { name: /^0\.80 85\.0\u00a0% 83\.0\u00a0% 87\.0\u00a0% 400 .*7,800 .*current$/ }),
  ).toBeDefined();
  expect(table.getByRole("row", { name: /^0\.65 .* 2 1 1\.0000/ })).toBeDefined();
});

test("a threshold that is off is read out, and its figures are a row of the table", async () => {
  const curve = givenCurve({ along: "coefficientGate" });
  const points = curve.points.map((point) => ({ ...point, isCurrent: false }));
  const [first] = points;
  const off = first ? { ...first, isCurrent: true, paired: null, calledAgentic: 12_800 } : null;
  givenPanel({ search: "?along=coefficientGate&data=filter-curve", curve: { ...curve, points, off } });

  const table = within(await screen.findByRole("table", { name: "People against one threshold" }));
  expect(table.getByRole("row", { name: /^off .*12,800 .*current$/ })).toBeDefined();
  cleanup();
  givenPanel({ search: "?along=coefficientGate", curve: { ...curve, points, off } });

  expect(
    await screen.findByText(
      "Now the coefficient gate is off: precision 70.0 % (68.0 to 72.0), recall 98.0 % (96.0 to 100.0), 12,800 called agentic.",
    ),
  ).toBeDefined();
});

test("with too few labels nothing is drawn, and the way to more is a link", async () => {
  const none = { precision: NO_LABELS, recall: NO_LABELS, f1: NO_LABELS };
  givenPanel({ curve: givenCurve({ n: 4, points: givenCurve().points.map((point) => ({ ...point, ...none })) }) });

  expect(await screen.findByText("No curve can be drawn. No label in this corpus.")).toBeDefined();
  const link = screen.getByRole("link", { name: "Choose rows for a queue" });
  expect(new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter")).toBe("label:none");
  expect(screen.queryByRole("slider")).toBeNull();
});

test("with none that is blind it says how many others there are and how to count them, and no more", async () => {
  const none = { precision: NO_LABELS, recall: NO_LABELS, f1: NO_LABELS };
  const points = givenCurve().points.map((point) => ({ ...point, ...none }));
  const { onCountAll } = givenPanel({ curve: givenCurve({ n: 0, notBlind: 12, points }) });

  expect(
    await screen.findByText("No label here was given blind; 12 were given where the filter’s verdict could be seen."),
  ).toBeDefined();
  expect(screen.queryByText(/^Nobody has said/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Count 12 labels that are not blind" }));
  expect(onCountAll).toHaveBeenCalledOnce();
});

test("beside blind labels it says how many others do not count, and all are asked for and printed where they do", async () => {
  givenPanel({ curve: givenCurve({ notBlind: 12 }) });
  expect(
    await screen.findByText(/12 labels that are not blind do not count: the reviewer had seen .* settled it\./),
  ).toBeDefined();
  expect(screen.getByRole("link", { name: "Open the 12 rows whose labels are not blind" })).toBeDefined();
  cleanup();

  const app = givenPanel({ scope: givenScope({ labels: "all" }), curve: givenCurve({ labels: "all", notBlind: 12 }) });
  expect(await screen.findByText(/ --along=agenticShare --all-labels --json/)).toBeDefined();
  expect(screen.queryByText(/do not count/)).toBeNull();
  expect(asked(app).map(({ body }) => body)).toMatchObject([{ labels: "all" }]);
});

test("a failure is told and can be tried again", async () => {
  const app = givenPanel({
    curve: Response.json({ code: "INVALID", detail: "The shares cross.", requestId: "r-1" }, { status: 400 }),
  });

  expect(await screen.findByText("The shares cross.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(asked(app)).toHaveLength(2));
});

test("who may not test a filter is told why", async () => {
  givenPanel({ role: "annotator" });

  expect(await screen.findByText(/^Your role may not .*\. Ask a lead to do it\.$/)).toBeDefined();
  expect(screen.queryByRole("slider")).toBeNull();
});
