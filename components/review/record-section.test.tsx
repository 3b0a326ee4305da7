import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAllAgain } from "@/components/shell/given-app";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const record = async () => within(await screen.findByRole("region", { name: "Record" }));

test("the record says where it comes from: run, agent and its version, miner, validator, race, phase, suite, scoring", async () => {
  givenReader({ steps: [aStep(0)] });
  const section = await record();
  const facts = Object.fromEntries(
    section.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

  expect(facts).toMatchObject({
    Run: "night 3",
    Agent: "cart-1",
    "Agent version": "7",
    Model: "qwen3-4b, of its run",
    Miner: "5Miner",
    Validator: "5Validator",
    Race: "42",
    Phase: "race",
    Suite: "v3",
    "Scoring version": "2026-05",
    Problem: "p-1",
    Bucket: "product",
    Status: "completed",
    Took: "1.2 s",
    Format: "sn15, envelope",
    Imported: "20 Nov 2026, 08:00 UTC",
    Stored: "2.0 KB",
  });
  for (const absent of ["Harness", "Rollout", "Started", "Source id"]) expect(facts).not.toHaveProperty(absent);
});

test("the stored record is laid out in lines on the page, and is downloaded as it came", async () => {
  const { id } = givenReader({
    steps: [aStep(0)],
    answers: { "GET /api/trajectories/:id/raw": () => new Response('{"problem_id":"p-1","dialogue":[]}') },
  });
  const section = await record();

  expect(section.getByRole("link", { name: "Download 2.0 KB" }).getAttribute("href")).toBe(
    `/api/trajectories/${id}/raw`,
  );
  await userEvent.click(section.getByRole("button", { name: "Open raw" }));

  const dialog = within(await screen.findByRole("dialog", { name: "Raw record" }));
  expect(await dialog.findByText(/"problem_id": "p-1"/)).toBeTruthy();
});

test.each([
  ["stays when the server fails to answer it again", { code: "INTERNAL", status: 500 }, true],
  ["is held no more when the server refuses it by now", { code: "FORBIDDEN", status: 403 }, false],
])("the stored record on the page %s", async (_, { code, status }, isHeld) => {
  let isOver = false;
  const { client } = givenReader({
    steps: [aStep(0)],
    answers: {
      "GET /api/trajectories/:id/raw": () =>
        isOver ? Response.json({ code, requestId: "r-1" }, { status }) : new Response('{"problem_id":"p-1"}'),
    },
  });
  await userEvent.click((await record()).getByRole("button", { name: "Open raw" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Raw record" }));
  await dialog.findByText(/"problem_id": "p-1"/);
  isOver = true;

  await askAllAgain(client);

  expect(dialog.queryByText(/"problem_id": "p-1"/) !== null).toBe(isHeld);
  expect(dialog.queryByText("The record could not be read") === null).toBe(isHeld);
});
