import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AgentShares } from "./agent-shares";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("attempts without an agent version and those of one without a name are rows of their own", () => {
  const complained = vi.spyOn(console, "error").mockReturnValue();
  const agents = [null, "", "crag 1"].map((agent) => ({ agent, count: 1, of: 2 }));

  render(<AgentShares agents={agents} label="sub-task" />);

  expect(screen.getAllByRole("row")).toHaveLength(4);
  // React says so of keys that are there twice.
  expect(complained).not.toHaveBeenCalled();
});
