import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import type { Trajectory } from "@/lib/domain/trajectory";
import { aClaim, aStep, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { PRESET_DESCRIPTIONS, PRESETS, type Preset } from "./descriptions";
import type { Exporter } from "./exporter";
import { aCandidate, aContext } from "./fixtures/given-candidate";
import { randomTrajectory } from "./fixtures/random-trajectory";
import { EXPORTERS } from "./index";

const RUNS = 400;

/** Every line that a preset writes of random trajectories, with what it left out. */
function written(preset: Preset): { lines: string[]; reasons: string[] } {
  const exporter: Exporter = EXPORTERS[preset];
  const context = aContext(preset);
  const rng = createRng(3, "presets");
  const size = exporter.selection(context.settings) === "pairs" ? 2 : 1;
  const lines: string[] = [];
  const reasons: string[] = [];

  for (let index = 0; index < RUNS; index++) {
    const drawn = [0, 1].map((side) => randomTrajectory(rng, index * 2 + side));
    const unit = size === 1 ? drawn.slice(0, 1) : drawn.map(sideOfPair);
    const answer = exporter.write(
      unit.map((trajectory) => aCandidate(trajectory)),
      context,
    );
    if (answer.kind === "rows") lines.push(...answer.rows.map((row) => exporter.line(row)));
    else reasons.push(answer.reason);
  }

  return { lines, reasons };
}

/** Both sides answer the same question; the first is the better one. */
function sideOfPair(trajectory: Trajectory, side: number): Trajectory {
  const opening = [aStep({ role: "user", text: "Find a magnet." }), aStep({ text: "Yes." })];
  const problem = { key: "p1", query: "Find a magnet.", reward: "SECRET" };
  const steps = [...opening, ...trajectory.steps].map((step, index) => ({ ...step, index }));

  return { ...trajectory, problem, steps, outcome: { level: side === 0 ? "success" : "fail", axes: {} } };
}

describe.each(PRESETS)("preset %s", (preset) => {
  const exporter: Exporter = EXPORTERS[preset];
  const { lines, reasons } = written(preset);

  test("writes rows that its own check finds nothing wrong with, read back from the line", () => {
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.map((line) => exporter.fault(JSON.parse(line))).filter((fault) => fault !== undefined)).toEqual([]);
    expect(lines.filter((line) => line.includes("\n"))).toEqual([]);
  });

  test("gives the same bytes again", () => {
    const hash = (all: readonly string[]) => createHash("sha256").update(all.join("\n")).digest("hex");

    expect(hash(written(preset).lines)).toBe(hash(lines));
  });

  test("leaves out with a sentence", () => {
    expect(reasons.filter((reason) => !/^[A-Z][^.]*.*\.$/.test(reason))).toEqual([]);
  });

  test("never tells a reward spec", () => {
    expect(lines.filter((line) => line.includes("SECRET"))).toEqual([]);
  });

  test("a row that lacks a member, or has one too many, is told in one sentence", () => {
    const row: Record<string, unknown> = JSON.parse(lines[0] ?? "{}");

    for (const name of Object.keys(row)) {
      const { [name]: _gone, ...rest } = row;
      expect(exporter.fault(rest)).toBe(`The row has no ${name}.`);
    }
    expect(exporter.fault({ ...row, reward_spec: {} })).toMatch(/^The row has a member reward_spec /);
    expect(exporter.fault("x")).toBe("The row is no JSON object.");
  });

  test("is described in sentences, and its options begin with values that can be read", () => {
    const { title, purpose, takes, options } = PRESET_DESCRIPTIONS[preset];

    expect(exporter.description).toBe(PRESET_DESCRIPTIONS[preset]);
    expect(title).not.toBe("");
    for (const text of [purpose, takes, ...options.map(({ hint }) => hint)]) expect(text).toMatch(/\.$/);
    expect(Object.keys(aContext(preset).settings)).toEqual(options.map(({ name }) => name));
  });
});

/** Each choice of a preset that takes trajectories one by one. */
const CHOICES = PRESETS.filter((preset) => preset !== "preference").flatMap((preset) =>
  PRESET_DESCRIPTIONS[preset].options.flatMap((option) =>
    option.kind === "choice" ? option.choices.map(({ value }) => [preset, option.name, value] as const) : [],
  ),
);

test.each(CHOICES)(
  "preset %s with %s=%s writes rows of the outcomes that it says, and of no other",
  (preset, name, value) => {
    const exporter: Exporter = EXPORTERS[preset];
    const context = aContext(preset, { [name]: value });
    const steps = [
      { role: "user" as const, text: "Find a magnet." },
      { claimed: [aClaim("find", {})] },
      { text: "Done." },
    ];
    const given = aTrajectory(steps);
    const trajectory = { ...given, run: { ...given.run, agent: { key: "a", name: "played", model: "made-up-1" } } };

    const written = OUTCOME_LEVELS.filter(
      (level) => exporter.write([aCandidate({ ...trajectory, outcome: { level, axes: {} } })], context).kind === "rows",
    );

    expect(written).toEqual(exporter.outcomes?.(context.settings) ?? OUTCOME_LEVELS);
  },
);
