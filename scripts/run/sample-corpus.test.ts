import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildCommands } from "@/scripts/setup/build.mjs";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { loadSampleCorpus, tellSample } from "./sample-corpus.mjs";

const folder = await temporaryFolder();
/** Where nobody listens, so that no sample can be made. */
const env = { ...process.env, DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };

test("a sample that could not be made is told by its exit code and its log, and wanted again by the next start", async () => {
  await buildCommands();
  const home = givenHome();

  const first = loadSampleCorpus({ home, env, isEmpty: true, isCleared: false });
  expect(await first?.ended).toBe(3);
  expect(readFileSync(join(home, "logs/sample.log"), "utf8")).toMatch(/\w/);

  // By now somebody has imported something: the sample is still owed.
  const second = loadSampleCorpus({ home, env, isEmpty: false, isCleared: false });
  expect(await second?.ended).toBe(3);
  expect(existsSync(join(home, "runtime/sample-wanted"))).toBe(true);
});

test("a database that is in use gets no sample", () => {
  expect(loadSampleCorpus({ home: givenHome(), env, isEmpty: false, isCleared: false })).toBeUndefined();
});

test("whoever removed the last corpus gets no sample, and none that was owed from before", () => {
  const home = givenHome();
  const owed = join(home, "runtime/sample-wanted");
  writeFileSync(owed, "");

  expect(loadSampleCorpus({ home, env, isEmpty: false, isCleared: true })).toBeUndefined();

  expect(existsSync(owed)).toBe(false);
});

test.each([
  ["made", 0, false, []],
  [
    "not made",
    3,
    false,
    ["The sample corpus could not be made (/data/logs/sample.log says why). The next start tries again."],
  ],
  ["stopped with all the rest", 143, true, []],
])("a sample that is %s", async (_, code, isStopped, later) => {
  const said: string[] = [];
  let isStopping = false;
  let end: (code: number) => void = () => undefined;
  const ended = new Promise<number>((done) => {
    end = done;
  });

  tellSample({ ended }, { home: "/data", say: (line) => said.push(line), isStopping: () => isStopping });
  expect(said.splice(0)).toEqual(["The sample corpus is being made in the background and appears once it is ready."]);

  isStopping = isStopped;
  end(code);
  await ended;

  expect(said).toEqual(later);
});

function givenHome(): string {
  const home = mkdtempSync(join(folder, "home-"));
  for (const part of ["logs", "runtime"]) mkdirSync(join(home, part));

  return home;
}
