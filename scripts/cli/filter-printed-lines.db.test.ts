import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { disputesCommand } from "@/components/filter-explain/disputes-command";
import { type FilterLine, filterCommand } from "@/components/filter-panels/filter-command";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { COUNTED_LABELS } from "@/lib/domain/counted-labels";
import { thresholdChanges, withDraft } from "@/lib/domain/threshold-changes";
import { CURVE_THRESHOLDS, THRESHOLD_NAMES } from "@/lib/domain/threshold-fields";
import { drawnFacts, givenFacts } from "@/lib/services/filter-lab/given-facts";
import { otherThresholds } from "@/lib/services/filters/given-activation";
import { saveFilter } from "@/lib/services/filters/save-filter";
import { aContext, db, home } from "@/lib/services/imports/fixtures/given-import";
import { givenAssay } from "./given-assay";

const { assay } = givenAssay("printed-lines");

const LINES: readonly FilterLine[] = [
  { verb: "what-if" },
  { verb: "pipeline" },
  { verb: "grid" },
  ...CURVE_THRESHOLDS.map((along) => ({ verb: "curve", along }) as const),
  { verb: "diversity", of: "kept", tried: undefined },
  { verb: "diversity", of: "kept", tried: { by: "problem", cap: null } },
  { verb: "diversity", of: "approved", tried: { by: "miner", cap: 2 } },
];
/** Another value for each threshold than the base has. */
const DRAFT = {
  ...{ agenticShare: "0.7", subTaskShare: "0.2", unknownShare: "0.5", coefficientGate: "0.4", tokenBudget: "12000" },
  ...{ "rejects.R1": "on", "rejects.R2": "off", "rejects.R3": "off", "rejects.R4": "off", "rejects.R5": "on" },
  ...{ "dedup.measure": "thoughts", "dedup.similarity": "0.6", "dedup.keep": "3", "ranking.depth": "3" },
  ...{ "ranking.reformulations": "4", "ranking.verification": "5", "ranking.regularity": "6" },
  ...{ capPerProblem: "7", capPerMiner: "off" },
};

let scope: LabScope | undefined;
beforeAll(async () => {
  process.env["ASSAY_HOME"] = home;
  const { id, extId } = await givenFacts(db, drawnFacts(30, 13));
  // Names are anybody's: quotes, blanks and what a shell would read as something else.
  const name = `it's "mine" $HOME ${extId}`;
  await db.corpus.update({ where: { id }, data: { name } });
  const named = { name: `-it's strict; ${extId}`, reason: "People agree", thresholds: otherThresholds() };
  const base = await saveFilter(await aContext(), named);
  scope = { corpus: { id: extId, name }, base, thresholds: withDraft(base.thresholds, DRAFT), labels: "blind" };
});
afterAll(() => db.$disconnect());

/** A line as a shell takes it apart, behind "npm run -s assay --". */
function wordsOf(line: string): string[] {
  const words = execFileSync("sh", ["-c", `printf '%s\\n' ${line}`], { encoding: "utf8" })
    .trimEnd()
    .split("\n");

  return words.slice(words.indexOf("--") + 1);
}

test("the draft of these lines changes every threshold", () => {
  expect(scope && thresholdChanges(scope.base.thresholds, scope.thresholds).map(({ name }) => name)).toEqual(
    THRESHOLD_NAMES,
  );
});

test.each(COUNTED_LABELS)("the command line takes what the panel of disputes prints over %s labels", async (labels) => {
  const printed = scope ? disputesCommand(scope.corpus, scope.base, labels) : "";

  const { code, out, err } = await assay(...wordsOf(printed));

  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(JSON.parse(out)).toMatchObject({ labels, version: { name: scope?.base.name } });
});

test.each(LINES)("the command line takes what the panel of $verb prints: %j", async (line) => {
  const printed = scope ? filterCommand(line, scope) : "";

  const { code, out, err } = await assay(...wordsOf(printed));

  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(Object.keys(JSON.parse(out)).length).toBeGreaterThan(0);
});

test.each(LINES.slice(0, 4))("what is held against all labels is printed over them: %j", async (line) => {
  const printed = scope ? filterCommand(line, { ...scope, labels: "all" }) : "";

  const { code, out } = await assay(...wordsOf(printed));

  expect(code).toBe(0);
  expect(printed.includes(" --all-labels ")).toBe(line.verb !== "pipeline");
  expect(out.includes('"labels":"all"')).toBe(line.verb === "what-if" || line.verb === "curve");
});
