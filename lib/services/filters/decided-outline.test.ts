import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { decidedOutline } from "@/lib/contract/decided-outline";
import { FilterDecision } from "@/lib/contract/filter-decision";
import { Outline } from "@/lib/contract/outline";
import { simulateArena } from "@/lib/demo/simulate-arena";
import type { Analysis } from "@/lib/domain/analysis";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { Trajectory } from "@/lib/domain/trajectory";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { decisionOf } from "@/lib/filter/decision-of";
import { loadTokenCounter } from "@/lib/filter/tokens/load-token-counter";
import type { CountTokens } from "@/lib/filter/tokens/token-counter";
import { cutRecords } from "@/lib/importers/cut-records";
import { readTrajectory } from "@/lib/importers/read-trajectory";
import { buildOutline } from "@/lib/services/imports/build-outline";
import { chunkSteps } from "@/lib/services/imports/chunk-steps";
import { detectSource } from "@/lib/services/imports/detect-source";
import { openSource } from "@/lib/services/imports/open-source";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";

const EVERY_REJECT = { R1: true, R2: true, R3: true, R4: true, R5: true };
const VERSIONS: Readonly<Record<string, FilterThresholds>> = {
  defaults: DEFAULT_THRESHOLDS,
  lenient: {
    ...DEFAULT_THRESHOLDS,
    agenticShare: 0.4,
    subTaskShare: 0.1,
    unknownShare: 0.6,
    tokenBudget: 2_000,
    rejects: { R1: false, R2: true, R3: false, R4: true, R5: false },
  },
  strict: {
    ...DEFAULT_THRESHOLDS,
    agenticShare: 1,
    unknownShare: 0,
    tokenBudget: 10,
    rejects: { R1: true, R2: false, R3: true, R4: false, R5: true },
  },
};

const trajectories: Trajectory[] = [];
let countTokens: CountTokens = () => 0;

beforeAll(async () => {
  countTokens = await loadTokenCounter();
  const arena = join(await temporaryFolder(), "arena.jsonl");
  await writeFile(arena, [...simulateArena({ trajectories: 150 })].join("\n"));
  const importers = resolve(import.meta.dirname, "../../importers");
  const fixtures = readdirSync(importers, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\/fixtures\/[^/]+\.jsonl?$/.test(path),
  );
  for (const path of [arena, ...fixtures.map((name) => join(importers, name))]) await read(path);
}, 60_000);

async function read(path: string): Promise<void> {
  const source = await openSource(path);
  const detected = await detectSource(source, undefined);
  if (detected.kind === "refused") return;
  const { importer, layout, header } = detected;
  const member = layout === "member" ? importer.member : undefined;

  for await (const batch of cutRecords(source.read().chunks, {
    layout,
    ...(member ? { memberKey: member.key } : {}),
  })) {
    for (const record of batch) {
      const outcome = readTrajectory(importer, record, { fileName: path, recordIndex: trajectories.length, header });
      if (outcome.kind === "imported") trajectories.push(outcome.value);
    }
  }
}

const outlineOf = (trajectory: Trajectory, analysis: Analysis): Outline =>
  Outline.parse(JSON.parse(buildOutline(trajectory, analysis, chunkSteps(trajectory.steps))));

describe.each(Object.entries(VERSIONS))("the outline that an import by %s stored", (_name, imported) => {
  test.each(Object.entries(VERSIONS))("reads as one that was analysed by %s", (_other, version) => {
    expect(new Set(trajectories.map(({ format }) => format)).size).toBeGreaterThanOrEqual(5);

    for (const trajectory of trajectories) {
      const found = analyseTrajectory(trajectory, { ...imported, rejects: EVERY_REJECT }, countTokens);
      const decision = FilterDecision.parse(decisionOf(found.facts, version));

      expect(decidedOutline(outlineOf(trajectory, found), decision)).toEqual(
        outlineOf(trajectory, analyseTrajectory(trajectory, version, countTokens)),
      );
    }
  });
});
