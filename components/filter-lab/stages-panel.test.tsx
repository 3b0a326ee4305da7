import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenLab, WHAT_IF } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("each cap of the settings says how many reach it and what it leaves out, and without one nothing is said", async () => {
  const caps = [{ by: "problem" as const, cap: 3, groups: 940, reached: 212, leftOut: 1830 }];
  givenLab({ search: "?draft=capPerProblem:3", answers: { [WHAT_IF]: givenWhatIf({ caps }) } });

  const said = within(await screen.findByRole("list", { name: "Caps after" })).getAllByRole("listitem");
  expect(said.map(({ textContent }) => textContent)).toEqual([
    "Cap of 3 per problem: 212 of 940 problems reach it; it leaves 1,830 trajectories out.",
  ]);
  cleanup();

  givenLab();
  await screen.findByRole("table", { name: "Trajectories by stage, before and after" });
  expect(screen.queryByRole("list", { name: "Caps after" })).toBeNull();
});
