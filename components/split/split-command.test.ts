import { expect, test } from "vitest";
import { auditCommand, previewCommand, splitCommand } from "./split-command";

const RECIPE = {
  shares: { train: 0.8, validation: 0, test: 0.15, never_touch: 0.05 },
  seed: 42,
  strata: ["bucket", "miner"],
  weigh: "trajectories",
} as const;

test("the line of a recipe names everything that it depends on, and makes nothing", () => {
  expect(previewCommand("O'Hara", { ...RECIPE, strata: [...RECIPE.strata] })).toBe(
    `npm run -s assay -- leak split --corpus='O'\\''Hara' --shares='train=0.8,test=0.15,never_touch=0.05' --seed=42 --strata='bucket,miner' --weigh=trajectories --preview --json`,
  );
});

test("the line of a recipe without strata names none", () => {
  expect(previewCommand("Lamps", { ...RECIPE, strata: [] })).not.toContain("strata");
});

test("the line of a split names it, whatever its name is", () => {
  expect(splitCommand("Lamps", "the first; rm")).toBe(
    "npm run -s assay -- leak split --corpus=Lamps --split='the first; rm' --json",
  );
});

test("the line of an audit names the split, whatever its name is", () => {
  expect(auditCommand("Lamps", "the first; rm")).toBe(
    "npm run -s assay -- leak audit --corpus=Lamps --split='the first; rm' --json",
  );
});
