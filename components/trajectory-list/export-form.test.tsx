import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { ExportForm } from "./export-form";

const CORPUS = "11111111-1111-4111-8111-111111111111";
const STARTED = { exportId: "22222222-2222-4222-8222-222222222222", jobId: "33333333-3333-4333-8333-333333333333" };

const PREVIEW = {
  matching: 1500,
  taken: 1,
  arePaired: false,
  leftOut: [
    { reason: "rejected by a person", count: 4 },
    { reason: "not approved", count: 1495 },
  ],
  nothing: null,
  heldOut: null,
  notAgentic: 0,
  noSuccess: 0,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a preset says what it is for and takes, a wrong option is told under it, and what was chosen is sent", async () => {
  const onStarted = vi.fn();
  const { asked } = givenApp(
    <ExportForm
      query={{ corpus: CORPUS, filter: "gate:5" }}
      corpusName="Tests"
      onStarted={onStarted}
      onClose={() => undefined}
    />,
    {
      answers: {
        "GET /api/exports": { items: [], leavesOut: false },
        "POST /api/exports": STARTED,
        "POST /api/exports/preview": PREVIEW,
      },
    },
  );
  await userEvent.click(screen.getByRole("combobox", { name: "Preset" }));
  await userEvent.click(await screen.findByRole("option", { name: "Stage 4: unpaired preferences (KTO)" }));

  expect(
    screen.getByText(/^Takes approved trajectories, and as unwanted ones also some that nobody approved/),
  ).toBeTruthy();
  const longest = screen.getByRole("textbox", { name: "Longest row in tokens" });
  await userEvent.clear(longest);
  expect(screen.getByText("Give a whole number from 1 to 1000000.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start the export" })).toHaveProperty("disabled", true);
  // No line that the command would refuse.
  expect(screen.queryByTitle("The same on the command line")).toBeNull();
  await userEvent.type(longest, "900");
  expect(screen.getByTitle("The same on the command line").textContent).toMatch(
    /--preset kto --option=maxTokens=900 --out kto.jsonl.gz$/,
  );
  await userEvent.click(screen.getByRole("button", { name: "Start the export" }));

  await waitFor(() => expect(onStarted).toHaveBeenCalledWith(STARTED.exportId));
  expect(asked.find(({ key }) => key === "POST /api/exports")?.body).toEqual({
    corpus: CORPUS,
    filter: "gate:5",
    preset: "kto",
    gzip: true,
    options: { maxTokens: "900" },
  });
});

test("before it starts it says how many would be taken, and what is left out", async () => {
  const preview = vi.fn((_: URL, body: unknown) =>
    JSON.stringify(body).includes("kto")
      ? { ...PREVIEW, taken: 0, leftOut: [], nothing: "No trajectory that matches is approved." }
      : PREVIEW,
  );
  const query = { corpus: CORPUS, filter: "gate:5" };
  givenApp(<ExportForm query={query} corpusName="Tests" onStarted={() => undefined} onClose={() => undefined} />, {
    answers: { "GET /api/exports": { items: [], leavesOut: false }, "POST /api/exports/preview": preview },
  });

  expect(await screen.findByText("1 trajectory of 1,500 that match would be taken.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start the export" })).toHaveProperty("disabled", false);
  expect(screen.getByText(/Left out: 4 rejected by a person, 1,495 not approved\./)).toBeTruthy();

  await userEvent.click(screen.getByRole("combobox", { name: "Preset" }));
  await userEvent.click(await screen.findByRole("option", { name: "Stage 4: unpaired preferences (KTO)" }));
  expect(await screen.findByText("No trajectory that matches is approved.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start the export" })).toHaveProperty("disabled", true);
  expect(preview).toHaveBeenLastCalledWith(expect.anything(), { ...query, preset: "kto", gzip: true, options: {} });
});

test("rows that the split has in other pools than train are told before they are in a file with the others", async () => {
  const pools = [
    { pool: "validation", count: 20 },
    { pool: "test", count: 73 },
  ];
  const query = { corpus: CORPUS, filter: "" };
  givenApp(<ExportForm query={query} corpusName="Tests" onStarted={() => undefined} onClose={() => undefined} />, {
    answers: {
      "GET /api/exports": { items: [], leavesOut: false },
      "POST /api/exports/preview": { ...PREVIEW, heldOut: { split: "v1", pools } },
    },
  });

  expect(
    await screen.findByText("A release keeps apart, by the split “v1”: 20 in validation, 73 in test."),
  ).toBeTruthy();
});

test("approved ones that a release would leave out are told before they are exported, and keep nobody from it", async () => {
  const query = { corpus: CORPUS, filter: "" };
  const preview = vi.fn((_: URL, body: unknown) =>
    JSON.stringify(body).includes("kto") ? PREVIEW : { ...PREVIEW, taken: 5, notAgentic: 1, noSuccess: 2_000 },
  );
  givenApp(<ExportForm query={query} corpusName="Tests" onStarted={() => undefined} onClose={() => undefined} />, {
    answers: { "GET /api/exports": { items: [], leavesOut: false }, "POST /api/exports/preview": preview },
  });

  expect(
    await screen.findByText("A release leaves out: 1 not agentic by people, else the filter; 2,000 no success."),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start the export" })).toHaveProperty("disabled", false);

  await userEvent.click(screen.getByRole("combobox", { name: "Preset" }));
  await userEvent.click(await screen.findByRole("option", { name: "Stage 4: unpaired preferences (KTO)" }));
  await screen.findByText("1 trajectory of 1,500 that match would be taken.");
  expect(screen.queryByText(/^A release/)).toBeNull();
});

test("of pairs it is told what a release would never choose", async () => {
  givenApp(
    <ExportForm
      query={{ corpus: CORPUS, filter: "" }}
      corpusName="Tests"
      onStarted={() => undefined}
      onClose={() => undefined}
    />,
    {
      answers: {
        "GET /api/exports": { items: [], leavesOut: false },
        "POST /api/exports/preview": { ...PREVIEW, arePaired: true, noSuccess: 2 },
      },
    },
  );

  expect(await screen.findByText("A release never chooses: 2 no success.")).toBeTruthy();
});
