import { expect, test } from "vitest";
import { PassQuery } from "@/lib/contract/evaluation";
import { compareCommand, outcomesCommand, passCommand } from "./compare-commands";

test("the lines name the corpus, the runs, the filter and every k", () => {
  const scope = { corpusName: "Night arena", filter: "bucket:shop" };

  expect(passCommand(scope, ["night 2", "base"], 3)).toBe(
    "npm run -s assay -- stats pass --corpus='Night arena' --run='night 2' --run=base --filter=bucket:shop --k 1,2,3 --json",
  );
  expect(outcomesCommand(scope, ["night 2", "base"], 3)).toBe(
    `npm run -s assay -- stats runs --corpus='Night arena' --filter='bucket:shop run:"night 2",base' --k 3 --json`,
  );
  expect(compareCommand({ ...scope, filter: "" }, ["base", "night 2", "third"])).toBe(
    "npm run -s assay -- stats compare --corpus='Night arena' --a=base --b='night 2' --b=third --json",
  );
});

test("the list of k up to the largest that a screen shows is one that the command takes", () => {
  const line = passCommand({ corpusName: "a", filter: "" }, ["b"], 64);
  const ks = /--k ([\d,]+)/.exec(line)?.[1]?.split(",").map(Number);

  expect(PassQuery.shape.ks.parse(ks)).toHaveLength(64);
});
