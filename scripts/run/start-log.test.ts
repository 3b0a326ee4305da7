import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { startLog } from "./start-log.mjs";

const folder = await temporaryFolder();

test("what a start says is printed and kept with its time; what is told elsewhere is kept alone", () => {
  const printed = givenConsole();
  const home = mkdtempSync(join(folder, "home-"));
  mkdirSync(join(home, "logs"));

  const { say, keep } = startLog(home);
  say("Assay is stopping: SIGINT (Ctrl-C) …");
  keep("It broke.");
  startLog(home).say("Assay has stopped.");

  expect(printed.mock.calls).toEqual([["Assay is stopping: SIGINT (Ctrl-C) …"], ["Assay has stopped."]]);
  const lines = readFileSync(join(home, "logs/start.log"), "utf8").split("\n");
  expect(lines.map((line) => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z /, "at "))).toEqual([
    "at Assay is stopping: SIGINT (Ctrl-C) …",
    "at It broke.",
    "at Assay has stopped.",
    "",
  ]);
});

test("a log that cannot be written keeps nothing from being said", () => {
  const printed = givenConsole();

  startLog(join(folder, "nowhere")).say("Assay has stopped.");

  expect(printed.mock.calls).toEqual([["Assay has stopped."]]);
});

function givenConsole() {
  const printed = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => printed.mockRestore());

  return printed;
}
