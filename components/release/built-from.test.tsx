import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { BuiltFrom } from "./built-from";
import { aRecipe, aRelease } from "./given-release";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function given(release: ReleaseDetail) {
  givenApp(<BuiltFrom release={release} />, { answers: givenMe("lead") });

  return within(await screen.findByRole("region", { name: "Built from" }));
}

test("all that a release is made of stands there, with the command that writes the same bytes again", async () => {
  const command = "npm run -s assay -- release rebuild 3 --corpus='Race extract' --out FOLDER";
  const recipe = aRecipe({ caps: { problem: 2, miner: null }, labelsAsOf: "7", options: { keys: "pseudonyms" } });
  const panel = await given(aRelease({ command, recipe }));

  expect(panel.getByText("The command that writes the same bytes again")).toBeTruthy();
  expect(panel.getByText(command)).toBeTruthy();
  for (const text of [
    "Keys of miners and validators: Pseudonyms",
    "2 a problem, any number a miner",
    "as release 7 knows them",
    "cc-by-4.0",
  ])
    expect(panel.getByText(text)).toBeTruthy();
  expect(panel.getByRole("link", { name: "By cluster" })).toBeTruthy();
  expect(panel.getByText("version 2")).toBeTruthy();
  expect(panel.getByRole("link", { name: "defaults-1" })).toBeTruthy();
  expect(panel.getByText("c0ffee".padEnd(64, "0"))).toBeTruthy();
});

test("before it has files the command is the one that builds it", async () => {
  const panel = await given(aRelease({ contentHash: null, files: [] }));

  expect(panel.getByText("The command that builds it")).toBeTruthy();
  expect(panel.queryByText("The command that writes the same bytes again")).toBeNull();
});
