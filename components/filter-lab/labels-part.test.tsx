import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenLab, WHAT_IF } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("few agent versions are said under the headline, in the subtitle and in what is downloaded", async () => {
  const { labelled, ...whatIf } = givenWhatIf();
  const note = "It rests on 6 agent versions only, so it holds for those.";
  const noted = ({ confusion, precision, recall, f1 }: typeof labelled.before) => ({
    confusion,
    ...{ precision: { ...precision, note }, recall: { ...recall, note }, f1: { ...f1, note } },
  });
  const both = { before: noted(labelled.before), after: noted(labelled.after) };
  givenLab({
    search: "?part=labels&data=scores",
    answers: { [WHAT_IF]: { ...whatIf, labelled: { ...labelled, ...both } } },
  });

  expect(await screen.findByText(`Precision before and after, recall before and after: ${note}`)).toBeTruthy();
  expect(
    screen.getByText(/intervals by Wilson’s formula over problems; too few agent versions to count them\./),
  ).toBeTruthy();
  const data = within(screen.getByRole("table", { name: "Against people" }));
  expect(data.getByRole("row", { name: /^Recall / }).textContent).toContain(`700700${note}${note}`);
  expect(data.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["n before", "n after"]),
  );
});

test("what a gate lets go has a column of its own where it lets any go, and a row that says what that is", async () => {
  const { labelled, ...whatIf } = givenWhatIf();
  const [first] = labelled.flips;
  const gone = first === undefined ? [] : [{ ...first, from: "agentic" as const, to: "below_gate" as const }];
  const confusion = [
    ...labelled.after.confusion,
    { answer: "below_gate" as const, label: "agentic" as const, count: 37 },
  ];
  const after = { ...labelled.after, confusion };
  const other = gone.map((flip) => ({
    ...flip,
    id: crypto.randomUUID(),
    problem: "cork board",
    label: "sub_task" as const,
  }));
  givenLab({
    search: "?part=labels",
    answers: { [WHAT_IF]: { ...whatIf, labelled: { ...labelled, after, flips: [...gone, ...other] } } },
  });

  const table = within(await screen.findByRole("table", { name: "People’s label by the filter’s answer, after" }));
  expect(table.getByRole("columnheader", { name: /agentic, below the gate/ })).toBeTruthy();
  expect(table.getByRole("row", { name: /^agentic/ }).textContent).toMatch(/37$/);
  const before = within(screen.getByRole("table", { name: "People’s label by the filter’s answer, before" }));
  expect(before.queryByRole("columnheader", { name: /below the gate/ })).toBeNull();
  const flips = within(screen.getByRole("table", { name: "Labelled trajectories whose answer changes" }));
  expect(flips.getByRole("row", { name: /oak shelf/ }).textContent).toMatch(/✕ no longer agrees$/);
  expect(flips.getByRole("row", { name: /cork board/ }).textContent).toMatch(/no longer differs$/);
});
