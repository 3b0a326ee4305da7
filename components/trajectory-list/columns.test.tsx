import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { SORT_FIELDS } from "@/lib/domain/table-fields";
import { trajectoryColumns } from "./columns";
import { givenTable } from "./given-table";
import { givenTrajectoryPage, givenTrajectoryRow } from "./given-trajectory-row";

beforeEach(() => {
  localStorage.clear();
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the row says under each column head; its first cell is the checkbox. */
async function shownOf(facts: Partial<TrajectoryRow>): Promise<Record<string, string>> {
  const row = givenTrajectoryRow({ problem: { id: crypto.randomUUID(), query: "brass lamp" }, ...facts });
  await givenTable({ columns: SORT_FIELDS }, { "GET /api/trajectories": givenTrajectoryPage([row]) });
  const heads = screen.getAllByRole("columnheader").slice(1);
  const cells = within(
    screen.getByRole("row", {
      name: row.rollout === null ? "brass lamp" : `brass lamp, ${row.run} #${row.rollout}`,
    }),
  )
    .getAllByRole("gridcell")
    .slice(1);

  return Object.fromEntries(heads.map((head, at) => [head.textContent, cells[at]?.textContent ?? ""]));
}

test("each column shows its own fact of the row", async () => {
  const shown = await shownOf({
    bucket: "voucher",
    run: "night 7",
    rollout: 5,
    agent: "cart-9",
    verdict: "review",
    richness: 0.42,
    rejects: ["R2", "R5"],
    judge: { state: "scored", gate: 3, score: 0.5 },
    outcome: "partial",
    axes: { title: "pass", price: "fail", service: "n/a", shop: "n/a" },
    unseenIds: 4,
    steps: 17,
    tokens: 14_337,
    approved: true,
    importedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  });

  expect(shown).toEqual({
    Problem: "brass lamp",
    Bucket: "voucher",
    Run: "night 7#rollout 5",
    Agent: "cart-9",
    Verdict: "◐review",
    Richness: "0.42",
    Rejects: "✕R2 R5",
    Judge: "gate 3, score 0.5",
    Outcome:
      "partial: title pass, price fail, service not asked, shop not asked, budget not known, sku and attribute not known: the source gives them as one",
    Unseen: "⚠ 4",
    Steps: "17",
    Tokens: "14,337",
    Label: "approved",
    Imported: "3 hours ago",
  });
});

test("runs whose long names differ in their middle are told apart in the table, and are whole on hover and aloud", async () => {
  const runs = ["1", "3"].map((rate) => `qwen3-4b-sft-lr${rate}e-5-epoch1-eval75`);
  const rows = runs.map((run) => givenTrajectoryRow({ run, rollout: 2 }));
  await givenTable({ columns: ["run"] }, { "GET /api/trajectories": givenTrajectoryPage(rows) });

  const names = runs.map((run) => screen.getAllByTitle(run)[0]);
  const shown = names.map((name) => name?.querySelector("[aria-hidden]")?.textContent ?? "");
  expect(new Set(shown).size).toBe(2);
  expect(shown.every((short) => short.length <= 16)).toBe(true);
  expect(names.map((name) => name?.querySelector(".sr-only")?.textContent)).toEqual(runs);
});

test("runs that differ at two places far from each other are told apart in the table", async () => {
  const runs = ["1", "3"].flatMap((rate) => ["75", "80"].map((at) => `qwen3-4b-sft-lr${rate}e-5-epoch1-eval${at}`));
  const rows = runs.map((run) => givenTrajectoryRow({ run, rollout: 2 }));
  await givenTable({ columns: ["run"] }, { "GET /api/trajectories": givenTrajectoryPage(rows) });

  const shown = runs.map((run) => screen.getAllByTitle(run)[0]?.querySelector("[aria-hidden]")?.textContent ?? run);
  expect(new Set(shown).size).toBe(4);
  expect(shown.every((short) => short.length <= 16)).toBe(true);
});

test("names of runs that the column has room for beside the rollout stay whole though they begin alike", async () => {
  const runs = ["harbor-light 1.4", "harbor-light 1.5"];
  const rows = runs.map((run) => givenTrajectoryRow({ run, rollout: 5 }));
  await givenTable({ columns: ["run"] }, { "GET /api/trajectories": givenTrajectoryPage(rows) });

  expect(runs.map((run) => screen.getAllByTitle(run)[0]?.textContent)).toEqual(runs);
});

test("a run's name that begins like no other stays whole, for the width that the column has", async () => {
  const runs = ["harbor-light with its long name", "ledger-line with its long name"];
  const rows = runs.map((run) => givenTrajectoryRow({ run, rollout: 2 }));
  await givenTable({ columns: ["run"] }, { "GET /api/trajectories": givenTrajectoryPage(rows) });

  expect(runs.map((run) => screen.getAllByTitle(run)[0]?.textContent)).toEqual(runs);
});

test("a verdict that the active filter has not given yet says of which it is", async () => {
  expect((await shownOf({ filterVersion: "strict-0" }))["Verdict"]).toBe("●agentic◷of filter strict-0");
});

test("what is not known or does not apply is said as that, never as a zero", async () => {
  const shown = await shownOf({
    bucket: null,
    agent: null,
    richness: null,
    rejects: [],
    judge: { state: "absent", gate: null, score: null },
    outcome: "unscored",
    axes: {},
    unseenIds: null,
  });

  expect(shown).toMatchObject({
    Bucket: "n/a",
    Agent: "n/a",
    Richness: "n/a",
    Rejects: "none",
    Judge: "not judged",
    Outcome: "not scored",
    Unseen: "n/a",
    Label: "",
  });
});

test.each([
  ["person", "Ada", "✕rejectperson"],
  ["agreed", null, "✕rejectagreed"],
  ["adjudicated", "Bo", "✕rejectadjudicated"],
] as const)("a label says where it comes from: %s", async (labelSource, labelledBy, words) => {
  expect((await shownOf({ label: "reject", labelSource, labelledBy }))["Label"]).toBe(words);
});

test("one's own label is filled and says so, others' are an outline, and a settled one has a second ring", async () => {
  const chipOf = async (facts: Partial<TrajectoryRow>) => {
    const { Label: words } = await shownOf({ label: "reject", labelledBy: "Ada", ...facts });
    const chip = screen.getAllByTitle(/^reject, /)[0];
    const rings = chip?.parentElement?.className.includes("border-current") ? 2 : 1;
    const shown = { words, rings, title: chip?.title, look: chip?.className };
    cleanup();

    return shown;
  };

  const own = await chipOf({ labelSource: "person", isLabelMine: true });
  const others = await chipOf({ labelSource: "person", isLabelMine: false });
  const agreed = await chipOf({ labelSource: "agreed", isLabelMine: false });
  const settled = await chipOf({ labelSource: "adjudicated", isLabelMine: true });

  expect(own).toMatchObject({ words: "✕rejectyours", title: "reject, Your own answer", rings: 1 });
  expect(own.look).toContain("bg-danger-soft");
  expect(others).toMatchObject({ words: "✕rejectperson", title: "reject, One person’s answer, Ada", rings: 1 });
  for (const { look } of [others, agreed, settled]) {
    expect(look).toContain("border-current");
    expect(look).not.toContain("bg-danger-soft");
  }
  expect(settled).toMatchObject({ words: "✕rejectadjudicated", rings: 2 });
});

test("where a label comes from is there whole or, where there is no room beside the approval, out of sight, never cut", async () => {
  await shownOf({ label: "reject", labelSource: "person", isLabelMine: true, approved: true });
  const origin = screen.getByText("yours");

  expect(origin.className).not.toContain("truncate");
  expect(origin.parentElement?.className).toMatch(/max-h-6 .*flex-wrap .*overflow-hidden/);
  expect(origin.parentElement?.querySelector("[title='reject, Your own answer']")?.textContent).toBe("✕reject");
});

test.each([
  { labelSource: "agreed", stands: "items-start" },
  { labelSource: "adjudicated", stands: "items-center" },
] as const)(
  "the chips of a label and of an approval stand on one line: $labelSource",
  async ({ labelSource, stands }) => {
    await shownOf({ label: "reject", labelSource, approved: true });

    // In a browser either is at 0 or 2 of 24 pixels then, as the other one is.
    expect(screen.getByTitle("Approved for export").parentElement?.className).toContain(stands);
  },
);

test("beside a label an approval has its word where there is room, and its name and title everywhere", async () => {
  await shownOf({ label: "reject", labelSource: "agreed", approved: true });
  const chip = screen.getByTitle("Approved for export");

  expect(within(chip).getByText("approved").className).toMatch(/sr-only @worded:not-sr-only/);
  expect(chip.parentElement?.className).toContain("@container");
});

test("richness says of what it is a share, and that the verdict goes by another count", () => {
  const columns = trajectoryColumns({ corpus: "", filter: "", sort: "" }, "defaults-1");
  const about = columns.find(({ id }) => id === "richness")?.about;

  expect(about).toMatch(/whose tool is the next that the model’s last answer named\. Arguments are not compared/);
});

test("on a phone the verdict comes first after the problem, unless other columns were chosen", async () => {
  const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: !query.includes("700px"),
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  await givenTable();
  expect(heads().slice(1, 4)).toEqual(["Problem", "Verdict", "Bucket"]);
  cleanup();

  await givenTable({ columns: ["problem", "run", "verdict"] });
  expect(heads().slice(1)).toEqual(["Problem", "Run", "Verdict"]);
});
