import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { onceFor } from "./once.mjs";

test("work is done at first and again only when an input changed", async () => {
  const { step, change, count, work } = aStep();

  await onceFor(step, work);
  await onceFor(step, work);
  change("two");
  await onceFor(step, work);

  expect(count()).toBe(2);
});

test("work that failed is tried again", async () => {
  const { step, count, work } = aStep();

  await expect(onceFor(step, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await onceFor(step, work);

  expect(count()).toBe(1);
});

test("two that ask at once do the work once", async () => {
  const { step, count, work } = aStep();

  await Promise.all([onceFor(step, work), onceFor(step, work)]);

  expect(count()).toBe(1);
});

test("an input that changes during the work is not taken for done", async () => {
  const { step, change, count, work } = aStep();

  await onceFor(step, async () => {
    await work();
    change("meanwhile");
  });
  await onceFor(step, work);

  expect(count()).toBe(2);
});

test("an ignored input changes nothing", async () => {
  const { step, change, count, work } = aStep();
  const ignoring = { ...step, ignore: /input$/ };

  await onceFor(ignoring, work);
  change("two");
  await onceFor(ignoring, work);

  expect(count()).toBe(1);
});

/** Inside the project, because steps name their files from its root. */
function aStep() {
  mkdirSync(resolve("dist"), { recursive: true });
  const folder = mkdtempSync(resolve("dist", "once-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const input = join(folder, "input");
  const tally = join(folder, "tally");
  writeFileSync(input, "one");
  writeFileSync(tally, "");

  return {
    step: {
      mark: relative(resolve("."), join(folder, `mark-of-${folder.slice(-6)}`)),
      inputs: [relative(resolve("."), input)],
    },
    change: (text: string) => writeFileSync(input, text),
    count: () => readFileSync(tally, "utf8").length,
    work: async () => {
      await new Promise((done) => setTimeout(done, 20));
      writeFileSync(tally, "x", { flag: "a" });
    },
  };
}
