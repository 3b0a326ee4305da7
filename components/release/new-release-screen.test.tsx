import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenFilterList } from "@/components/filter-lab/given-filters";
import { pipelineAddress } from "@/components/filter-lab/lab-address";
import { aQueueSummary } from "@/components/queue/given-queue";
import { reviewAddress } from "@/components/queue/queue-address";
import { givenSplit } from "@/components/split/given-split";
import type { ReleasePreview } from "@/lib/contract/releases";
import { BUILDS_NONE_BLIND } from "@/lib/domain/blind-build";
import { aReleaseSummary, RELEASE_ID } from "./given-release";
import { corpus, givenForm, PREVIEW, path } from "./given-release-form";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const counts = () => screen.findByRole("region", { name: "Taken now" });

test("what is taken although the pipeline keeps none of it is said with the reason, and nothing where there is none", async () => {
  const { unmount } = givenForm({ answers: { [`POST ${path}/preview`]: { ...PREVIEW, unscored: 3 } } });
  expect(
    await within(await counts()).findByText(
      "Nobody scored 3 of them, so the pipeline keeps none of those: their approval alone takes them.",
    ),
  ).toBeTruthy();
  unmount();

  givenForm();
  await within(await counts()).findByText("90 problems");
  expect(screen.queryByText(/Nobody scored/)).toBeNull();
});

test("what is taken is counted before a name is given, with what is left out and why", async () => {
  const { asked } = givenForm();

  const panel = within(await counts());

  expect(await panel.findByText("90 problems")).toBeTruthy();
  expect(panel.getByText("left out by the pipeline").closest("div")?.textContent).toMatch(/pipeline12$/);
  expect(panel.getByText(/no pool yet/).parentElement?.textContent).toMatch(/one4$/);
  expect(asked.find(({ key }) => key === `POST ${path}/preview`)?.body).toMatchObject({
    recipe: { split: givenSplit().id, pools: ["train"], filterVersion: givenFilterList().active, preset: "sft" },
  });
});

test("those that the pipeline leaves out are one link away, where there are some and the stored pipeline decides", async () => {
  givenForm();
  const link = await screen.findByRole("link", { name: "left out by the pipeline" });
  expect(new URL(link.getAttribute("href") ?? "", "http://x").searchParams.get("filter")).toBe(PREVIEW.pipelineFilter);

  for (const other of [{ pipelineFilter: null }, { leftOut: { ...PREVIEW.leftOut, pipeline: 0 } }]) {
    cleanup();
    givenForm({ answers: { [`POST ${path}/preview`]: { ...PREVIEW, ...other } } });
    await screen.findByText("left out by the pipeline");
    expect(screen.queryByRole("link", { name: "left out by the pipeline" })).toBeNull();
  }
});

test("of a preset with two labels both are counted, and one that is empty is warned of before the build", async () => {
  const preview = (classes: ReleasePreview["classes"]) => ({ [`POST ${path}/preview`]: { ...PREVIEW, classes } });
  givenForm({ search: "?preset=kto", answers: preview({ wanted: 0, unwanted: 300 }) });
  expect(await screen.findByText("By label: 0 true, 300 false")).toBeTruthy();
  expect(screen.getByText(/^Every row \(300\) has the label false, and none has true\./)).toBeTruthy();

  cleanup();
  givenForm({ search: "?preset=kto", answers: preview({ wanted: 1, unwanted: 299 }) });
  expect(await screen.findByText("By label: 1 true, 299 false")).toBeTruthy();
  expect(screen.queryByText(/^Every row/)).toBeNull();
});

test("each change of what is taken is counted anew", async () => {
  const { asked } = givenForm();
  await screen.findByText("90 problems");

  await userEvent.click(screen.getByRole("checkbox", { name: /test/ }));

  await vi.waitFor(() =>
    expect(asked.filter(({ key }) => key === `POST ${path}/preview`).at(-1)?.body).toMatchObject({
      recipe: { pools: ["train", "test"] },
    }),
  );
});

test("a build that fails says that the release was not built, and under which request", async () => {
  givenForm({
    search: "?name=Autumn&licence=cc-by-4.0",
    answers: { [`POST ${path}`]: () => Response.json({ code: "INTERNAL", requestId: "r-9" }, { status: 500 }) },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Build the release" }));

  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByRole("heading", { name: "The release was not built" })).toBeTruthy();
  expect(alert.getByText("r-9")).toBeTruthy();
});

const lastRecipe = (asked: readonly { readonly key: string; readonly body?: unknown }[]) =>
  asked.filter(({ key }) => key === `POST ${path}/preview`).at(-1)?.body;

test("what decides is closed and of now; another version, caps and labels are counted as they are chosen", async () => {
  const { asked } = givenForm({
    search: "?name=Lamps&licence=mit",
    answers: { [`GET ${path}`]: { items: [aReleaseSummary()], approvalsNeeded: 1, leavesOut: false } },
  });
  await screen.findByText("90 problems");
  expect(screen.getByText("the active filter version with its caps, and the labels of now")).toBeTruthy();
  expect(lastRecipe(asked)).toMatchObject({ recipe: { caps: {}, labelsAsOf: "" } });

  await userEvent.click(screen.getByText("What decides"));
  await userEvent.type(screen.getByRole("textbox", { name: "Most of a problem" }), "2");
  await userEvent.type(screen.getByRole("textbox", { name: "Most of a miner" }), "none");
  await userEvent.click(screen.getByRole("combobox", { name: "Labels and approvals" }));
  await userEvent.click(await screen.findByRole("option", { name: "As #3 Race one knows them" }));

  await vi.waitFor(() =>
    expect(lastRecipe(asked)).toMatchObject({ recipe: { caps: { problem: 2, miner: null }, labelsAsOf: "3" } }),
  );
  expect(screen.getByText(/caps: 2 a problem, any number a miner, labels as release 3 knows them/)).toBeTruthy();
  expect(screen.getByTitle("The command that builds the same release").textContent).toMatch(
    /--cap=problem=2 --cap=miner=none --labels-as-of=3/,
  );
});

test("a moment is shown in the person's own time, and in words in that of everybody", async () => {
  givenForm({ search: "?labelsAsOf=2026-11-20T10:30:00.000Z" });

  const { value } = await screen.findByLabelText<HTMLInputElement>("Moment");
  expect(new Date(value).toISOString()).toBe("2026-11-20T10:30:00.000Z");
  expect(screen.getByText("In your time zone; as of 2026-11-20 10:30 UTC.")).toBeTruthy();
});

test("a cap that is none is a fault of its field, and nothing is counted by it", async () => {
  const { asked } = givenForm({ search: "?capProblem=lots" });

  expect((await screen.findAllByText(/whole number from 1 on/)).length).toBeGreaterThan(0);
  expect(lastRecipe(asked)).toBeUndefined();
});

test("where nothing that matches is approved the way to the table stands there, and nowhere else", async () => {
  const leftOut = { pipeline: 0, otherPool: 0, noPool: 0 };
  const none: ReleasePreview = {
    ...{ ...PREVIEW, leftOut, pools: [{ pool: "train", trajectories: 0, problems: 0 }], pipelineFilter: null },
    refused: "No trajectory that matches is approved. Approve some first.",
  };
  const way = { name: "Open what matches in the table" };
  const { unmount } = givenForm({ search: "?filter=gate:5", answers: { [`POST ${path}/preview`]: none } });

  const link = await screen.findByRole("link", way);
  expect(link.getAttribute("href")).toBe(`/trajectories?corpus=${corpus.id}&filter=gate%3A5`);
  unmount();

  givenForm({ answers: { [`POST ${path}/preview`]: { ...none, leftOut: { ...leftOut, otherPool: 3 } } } });
  await screen.findByText("in pools that are not shipped");
  expect(screen.queryByRole("link", way)).toBeNull();
});

test("why it cannot be built is said beside the counts", async () => {
  givenForm({ answers: { [`POST ${path}/preview`]: { ...PREVIEW, refused: "“strict” is not the active version." } } });

  expect((await screen.findByRole("alert")).textContent).toContain("“strict” is not the active version.");
});

test.each([
  { selection: "being_made", word: "being brought up to date", isToldToMake: false },
  { selection: "out_of_date", word: "out of date", isToldToMake: true },
] as const)(
  "a pipeline that is $word is no alarm: its counts are said to be of before, and new ones come by themselves",
  async ({ selection, word, isToldToMake }) => {
    const { asked } = givenForm({ answers: { [`POST ${path}/preview`]: { ...PREVIEW, selection } } });

    const told = (await screen.findByText(word)).closest("[role=status]")?.textContent;
    expect(told).toContain("300");
    expect(told).toContain("so these are earlier counts");
    expect((await counts()).textContent).not.toMatch(/live/i);
    expect(told?.includes("Try it again in the")).toBe(isToldToMake);
    const link = screen.queryByRole("link", { name: "pipeline of the filter lab" });
    expect(link?.getAttribute("href")).toBe(isToldToMake ? pipelineAddress(corpus.id) : undefined);
    expect(screen.queryByRole("alert")).toBeNull();
    const previews = () => asked.filter(({ key }) => key === `POST ${path}/preview`).length;
    const before = previews();
    await vi.waitFor(() => expect(previews()).toBeGreaterThan(before), { timeout: 10_000 });
  },
);

test("a build without name or licence is not sent; with them it opens the release", async () => {
  const { asked, push } = givenForm();
  await screen.findByText("90 problems");

  await userEvent.click(screen.getByRole("button", { name: "Build the release" }));
  expect(screen.getByText("Give the release a name.")).toBeTruthy();
  expect(asked.some(({ key }) => key === `POST ${path}`)).toBe(false);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), " Lamps ");
  await userEvent.type(screen.getByRole("textbox", { name: "Licence" }), "cc-by-4.0");
  await userEvent.click(screen.getByRole("button", { name: "Build the release" }));

  await vi.waitFor(() => expect(push).toHaveBeenCalledWith(`/releases/${RELEASE_ID}?corpus=${corpus.id}`));
  expect(asked.find(({ key }) => key === `POST ${path}`)?.body).toMatchObject({
    name: "Lamps",
    recipe: { licence: "cc-by-4.0", shardBytes: 500_000_000, formats: ["jsonl.gz"] },
  });
});

test("a refused build says why and keeps what was filled in", async () => {
  givenForm({
    search: "?name=Lamps&licence=mit",
    answers: {
      [`POST ${path}`]: () =>
        Response.json({ code: "CONFLICT", detail: "Another one decides now.", requestId: "r-1" }, { status: 409 }),
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Build the release" }));

  const { textContent } = await screen.findByRole("alert");
  expect(textContent).toBe("The release was not builtAnother one decides now.Request r-1");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Lamps");
});

test("who reviews blind is told so as no fault, is led on to the review, and cannot build", async () => {
  const detail = "You still review trajectories of this corpus blind.";
  const refused = () => Response.json({ code: "FORBIDDEN", detail, requestId: "r-1" }, { status: 403 });
  givenForm({
    answers: { [`POST ${path}/preview`]: refused, "GET /api/queues": { items: [aQueueSummary()], elsewhere: [] } },
  });

  const banner = await screen.findByText(detail, { exact: false });
  expect(banner.compareDocumentPosition(screen.getByRole("textbox", { name: "Name" }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(await within(await counts()).findByText("Not counted yet; the top of the form says why.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect((await screen.findByRole("link", { name: / in “Judge audit”$/ })).getAttribute("href")).toBe(
    reviewAddress(aQueueSummary()),
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Build the release" }).disabled).toBe(true);
});

test("of who is known to review blind nothing is asked that would be refused", async () => {
  const { asked } = givenForm({
    answers: { [`GET /api/corpora/${corpus.id}/splits`]: { items: [givenSplit()], isBlind: true } },
  });

  expect(await screen.findByText(BUILDS_NONE_BLIND, { exact: false })).toBeTruthy();
  expect(await within(await counts()).findByText("Not counted yet; the top of the form says why.")).toBeTruthy();
  expect(screen.queryByText("Counting")).toBeNull();
  const keys = asked.map(({ key }) => key);
  expect(keys).not.toContain(`POST ${path}/preview`);
  expect(keys).not.toContain(`GET /api/splits/${givenSplit().id}/audit`);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Build the release" }).disabled).toBe(true);
});

test("without a split it leads to make one", async () => {
  givenForm({ answers: { [`GET /api/corpora/${corpus.id}/splits`]: { items: [], isBlind: false } } });

  expect((await screen.findByRole("link", { name: "Make a split" })).getAttribute("href")).toContain("/splits");
});

test("a researcher is told who builds releases, and nothing is counted", async () => {
  const { asked } = givenForm({ role: "researcher" });

  expect(await screen.findByRole("heading", { name: "Leads build releases" })).toBeTruthy();
  expect(asked.some(({ key }) => key === `POST ${path}/preview`)).toBe(false);
});

test("a moment is a whole minute, as it shows", async () => {
  const { asked } = givenForm();
  await screen.findByText("90 problems");
  await userEvent.click(screen.getByText("What decides"));

  await userEvent.click(screen.getByRole("combobox", { name: "Labels and approvals" }));
  await userEvent.click(await screen.findByRole("option", { name: "Of a moment" }));

  const minute = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/;
  await vi.waitFor(() =>
    expect(lastRecipe(asked)).toMatchObject({ recipe: { labelsAsOf: expect.stringMatching(minute) } }),
  );
  fireEvent.change(await screen.findByLabelText("Moment"), { target: { value: "2026-11-20T10:30:45" } });
  const chosen = new Date("2026-11-20T10:30").toISOString();
  await vi.waitFor(() => expect(lastRecipe(asked)).toMatchObject({ recipe: { labelsAsOf: chosen } }));
});

test("the field of the split is no wider than its panel, however long the name of the split is", async () => {
  givenForm();

  const field = await screen.findByRole("combobox", { name: "Split" });

  // A track without a least width grows with what stands in it.
  expect(field.closest(".grid")?.classList).toContain("grid-cols-1");
});
