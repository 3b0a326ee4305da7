import { expect, test } from "vitest";
import { matrixCommand } from "./problem-command";

test.each([
  [200, ""],
  [201, " --limit=201"],
  [5000, " --limit=5000"],
  [150_000, " --limit=100000"],
])("of %d problems the line asks for as many as it can print", (problems, words) => {
  expect(matrixCommand({ corpusName: "a", filter: "", sort: "hardest", runs: ["b"], problems })).toBe(
    `npm run -s assay -- stats problems --corpus=a --run=b${words} --json`,
  );
});
