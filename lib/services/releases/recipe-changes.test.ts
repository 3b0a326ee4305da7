import { expect, test } from "vitest";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { recipeChanges } from "./recipe-changes";

const ID = "11111111-1111-4111-8111-111111111111";

function side(id: number, recipe: Partial<ReleaseRecipe>, caps: { capPerProblem?: number; capPerMiner?: number } = {}) {
  return {
    row: {
      id,
      split: { name: "main" },
      filterVersion: { name: "defaults-1", thresholds: { ...DEFAULT_THRESHOLDS, ...caps } },
    },
    recipe: {
      ...{ preset: "sft" as const, options: {}, formats: ["jsonl.gz" as const], split: ID, pools: ["train" as const] },
      ...{ filterVersion: ID, caps: {}, labelsAsOf: "", filter: "", shardBytes: 500_000_000, licence: "mit" },
      ...recipe,
    },
  };
}

const changes = (from: ReturnType<typeof side>, to: ReturnType<typeof side>) =>
  recipeChanges(from, to, new Map()).map((change) => [change.part, change.from, change.to]);

test("presets and their options are called as the form calls them, and one that a preset lacks is said to be none of it", () => {
  const sft = side(1, { options: { calls: "all", maxTokens: "9000" } });

  expect(changes(sft, side(2, { preset: "chat", options: { keys: "pseudonyms" } }))).toEqual([
    ["Preset", "Stage 1: supervised fine-tuning", "Chat messages with tools"],
    ["Turns that are trained on", "Every turn of the agent", "The preset has no such option"],
    ["Longest row in tokens", "9,000", "The preset has no such option"],
    ["Keys of miners and validators", "As the preset has it", "Pseudonyms"],
  ]);
});

test("caps are those that counted, and say where they are the filter version’s", () => {
  const capped = side(1, { caps: { problem: 4, miner: null } });

  expect(changes(capped, side(2, {}))).toEqual([["Cap of a problem", "4", "any number (by the filter version)"]]);
  expect(changes(capped, side(2, {}, { capPerProblem: 4 }))).toEqual([]);
});

test("rows and pools read as a release is described", () => {
  expect(changes(side(1, {}), side(2, { filter: "gate:5", pools: ["train", "never_touch"] }))).toEqual([
    ["Pools", "train", "never touch, train"],
    ["Rows", "What the preset takes of the whole corpus", "gate:5"],
  ]);
});
