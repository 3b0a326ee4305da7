import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FlipsPanel } from "./flips-panel";
import { givenWhatIf } from "./given-what-if";

afterEach(cleanup);

const { labelled } = givenWhatIf();
const [flip] = labelled.flips;

test.each([
  ["review", "sub_task", "comes to agree"],
  ["agentic", "sub_task", "comes to agree"],
  ["sub_task", "review", "no longer agrees"],
  ["sub_task", "agentic", "no longer agrees"],
  ["review", "agentic", "comes to differ"],
  ["insufficient_evidence", "agentic", "comes to differ"],
  ["agentic", "review", "no longer differs"],
  ["review", "insufficient_evidence", "abstains either way"],
  ["agentic", "reject", "differs either way"],
] as const)("people say sub-task: from %s to %s it %s", (from, to, words) => {
  const flips = flip ? [{ ...flip, label: "sub_task" as const, from, to }] : [];
  render(<FlipsPanel hrefOf={(id) => `/trajectories/${id}`} labelled={{ ...labelled, flips }} />);

  expect(screen.getAllByRole("row")[1]?.textContent).toMatch(new RegExp(`${words}$`));
});
