import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { OutboxEntry } from "@/lib/client/outbox-entry";
import { LostAnswers } from "./lost-answers";

const ID = "00000000-0000-4000-8000-000000000001";
const SPAN = { step: 2, field: "thought" as const, start: 4, end: 24, quote: "the cheapest of them" };

afterEach(cleanup);

function givenEntry(body: Partial<OutboxEntry["body"]>): void {
  const entry: OutboxEntry = {
    ...{ commit: ID, queue: ID, lease: ID, item: ID, task: "Find a lamp", givenAtMs: 0, isTried: true },
    body: { commit: ID, questionVersion: 1, answers: { gate: "2" }, dwellMs: 10, asExtra: false, ...body },
    state: { kind: "already_answered" },
  };
  const nothing = () => undefined;
  render(
    <LostAnswers entries={[entry]} onFileAsExtra={nothing} onReopen={nothing} onSendAgain={nothing} onDrop={nothing} />,
  );
}

test("an answer that can only be dropped offers its note and the words that it cites, each once", () => {
  givenEntry({ answers: { gate: "2", note: "Price never read" }, spans: { gate: SPAN, outcome: SPAN } });

  expect(screen.getByText("Price never read")).toBeTruthy();
  expect(screen.getByText("the cheapest of them")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Copy/ }).map((one) => one.getAttribute("aria-label"))).toEqual([
    "Copy your note",
    "Copy the words that you cited",
  ]);
});

test("what is cited shows the characters that nobody would see", () => {
  givenEntry({ spans: { gate: { ...SPAN, quote: "pay \u202e001 now" } } });

  expect(screen.getByTitle(/202E/)).toBeTruthy();
  expect(screen.queryByText(/\u202e/)).toBeNull();
});

test("an answer of keys alone offers nothing to copy", () => {
  givenEntry({});

  expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
});
