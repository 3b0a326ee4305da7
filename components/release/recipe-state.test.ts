import { expect, test } from "vitest";
import { releaseCommand } from "@/lib/release/release-command";
import { aRecipe, VERSION_ID } from "./given-release";
import { type RecipeState, recipeParams } from "./recipe-params";
import { optionFault, recipeFaults, takenFaults, toRecipe, toRecipeState } from "./recipe-state";
import { newReleaseAddress } from "./release-address";

const ACTIVE = "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa";

/** The form as the address fills it. */
function stateOf(address: string): RecipeState {
  const asked = new URL(address, "http://a.test").searchParams;
  const of = <Value>(
    name: keyof RecipeState,
    { parse, defaultValue }: { parse: (text: string) => Value | null; defaultValue: Value },
  ): Value => {
    const text = asked.get(name);
    return (text === null ? null : parse(text)) ?? defaultValue;
  };
  const { name, note, preset, options, formats, split, pools, version, filter, shard, licence } = recipeParams;
  const { capProblem, capMiner, labelsAsOf } = recipeParams;

  return {
    ...{ name: of("name", name), note: of("note", note), preset: of("preset", preset) },
    ...{ options: of("options", options), formats: of("formats", formats), split: of("split", split) },
    ...{ pools: of("pools", pools), version: of("version", version), filter: of("filter", filter) },
    ...{ shard: of("shard", shard), licence: of("licence", licence), labelsAsOf: of("labelsAsOf", labelsAsOf) },
    ...{ capProblem: of("capProblem", capProblem), capMiner: of("capMiner", capMiner) },
  };
}

test.each([
  ["as it was built", aRecipe()],
  ["of another preset", aRecipe({ preset: "teacher", options: { weights: "voucher=3, shop=1", teacher: "a&b=c" } })],
  ["of several pools and no words", aRecipe({ pools: ["train", "test"], filter: "", formats: ["jsonl"] })],
  ["with caps of its own", aRecipe({ caps: { problem: 2, miner: null } })],
  ["with the labels of a moment", aRecipe({ caps: { miner: 40 }, labelsAsOf: "2026-11-20T10:30:00.000Z" })],
  ["with the labels of a release", aRecipe({ labelsAsOf: "3" })],
  ["with words that an address has to write otherwise", aRecipe({ filter: '"50 % off" pool:"a,b/train"' })],
])("a recipe %s comes back whole through the address", (_, recipe) => {
  const state = stateOf(newReleaseAddress("11111111-1111-4111-8111-111111111111", { name: "Again & again", recipe }));

  expect(toRecipe(state, ACTIVE)).toEqual(recipe);
  expect(state.name).toBe("Again & again");
});

test("a form that names no filter version takes the active one", () => {
  expect(toRecipe(stateOf("/releases/new"), ACTIVE).filterVersion).toBe(ACTIVE);
  expect(toRecipe(stateOf(`/releases/new?version=${VERSION_ID}`), ACTIVE).filterVersion).toBe(VERSION_ID);
});

const wrong = { capProblem: "0", capMiner: "none", labelsAsOf: "soon" };

test("what is missing is said by its part, and the name and the licence are not needed to count", () => {
  const empty = stateOf("/releases/new");

  expect(recipeFaults(empty)).toEqual({
    name: "Give the release a name.",
    licence: "Name the licence.",
    split: "Choose a split.",
  });
  expect(takenFaults({ ...empty, split: "s" })).toEqual({});
  expect(takenFaults({ ...empty, split: "s", pools: [], formats: [], shard: 0, filter: "gate:x", ...wrong })).toEqual({
    pools: "Choose a pool.",
    formats: "Choose a format.",
    capProblem: "A cap is a whole number from 1 on, or the word none.",
    labelsAsOf: "Choose a moment or a release.",
    shard: "Files have 1 to 4000 MB.",
    filter: "Mend the filter.",
  });
});

test("an option that the preset does not have is a fault of the options", () => {
  expect(optionFault({ preset: "sft", options: { maxTokens: "8192" } })).toBeUndefined();
  expect(optionFault({ preset: "sft", options: { mix: "0.5" } })?.option).toBe("mix");
});

test("the command line names everything that the recipe holds", () => {
  const command = releaseCommand({
    ...{
      corpus: "Race 'one'",
      split: "By cluster",
      name: "Race one",
      note: "First",
      version: "f11fe7",
      recipe: aRecipe({ options: { maxTokens: "8192", keys: "pseudonyms" } }),
    },
  });

  expect(command).toBe(
    `npm run -s assay -- release build --corpus='Race '\\''one'\\''' --split='By cluster' --name='Race one' --note=First --preset=sft --option=keys=pseudonyms --option=maxTokens=8192 --format='jsonl.gz,parquet' --pool=train --filter-version=f11fe7 --filter=bucket:voucher --shard-bytes=500000000 --licence=cc-by-4.0`,
  );
});

test("the command line names the caps and the labels that are chosen", () => {
  const recipe = aRecipe({ caps: { problem: 2, miner: null }, labelsAsOf: "2026-11-20T10:30:00.000Z" });
  const command = releaseCommand({ corpus: "A", split: "B", name: "C", note: "", version: "f11fe7", recipe });

  expect(command).toContain(
    " --filter-version=f11fe7 --cap=problem=2 --cap=miner=none --labels-as-of=2026-11-20T10:30:00.000Z --filter=",
  );
});

test("the form of a release keeps its filter version, though another is active", () => {
  expect(toRecipeState({ name: "x", recipe: aRecipe() }).version).toBe(VERSION_ID);
});
