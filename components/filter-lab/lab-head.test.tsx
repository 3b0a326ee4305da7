import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenStrict } from "./given-filters";
import { givenLab } from "./given-lab-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a researcher reads who activates where the button would be", async () => {
  givenLab({ role: "researcher", named: givenStrict().id });

  expect(await screen.findByText("Leads activate versions.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Activate" })).toBeNull();
});
