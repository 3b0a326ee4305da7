import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { AskFigureRows, type FigureRows } from "@/lib/contract/what-if";
import { givenDefaults } from "./given-filters";
import { givenLab, LAB_CORPUS, slide } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

const ROWS = `POST /api/corpora/${LAB_CORPUS.id}/figure-rows`;
const DRAFT = "agenticShare:0.7";
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (problem: string, facts: Partial<FigureRows["items"][number]> = {}): FigureRows["items"][number] => ({
  ...{ id: crypto.randomUUID(), problem, run: "night 3", why: `${problem} is why.` },
  ...{ rollout: 4, outcome: "success", label: null, other: null },
  ...facts,
});
const [lamp, mat] = [row("brass lamp"), row("yoga mat")];
const answerOf = (total: number, items = [lamp]) => ({ total, items, next: null, agents: [] });
const back = () => screen.getByRole("button", { name: "Back to the figures" });

/** What was asked of the rows, in order. */
const asksOf = ({ asked }: ReturnType<typeof givenLab>) =>
  asked.filter(({ key }) => key === ROWS).map(({ body }) => AskFigureRows.parse(body));

test.each([
  ["Trajectories by verdict, before and after", "41,524 trajectories: verdict agentic after", "verdict,after,agentic"],
  ["Trajectories by verdict, before and after", "6,051 trajectories: verdict review before", "verdict,before,review"],
  [
    "Trajectories whose verdict changes",
    "412 trajectories: verdict review before, agentic after",
    "change,review,agentic",
  ],
  [
    "Kept trajectories by bucket, before and after",
    "9,000 trajectories: kept before, bucket “product”",
    "kept,before,bucket,product",
  ],
  [
    "Kept trajectories by bucket, before and after",
    "240 trajectories: would enter, bucket “product”",
    "kept,entered,bucket,product",
  ],
  [
    "Kept trajectories by bucket, before and after",
    "20 trajectories: would leave, no bucket named",
    "kept,left,bucket",
  ],
  ["Trajectories by stage, before and after", "17,316 trajectories: reaching Structure after", "stage,after,structure"],
])("in %s a count opens its rows: %s", async (table, title, address) => {
  const lab = givenLab({
    search: `?draft=${DRAFT}`,
    answers: { [ROWS]: answerOf(Number(title.split(" ", 1)[0]?.replaceAll(",", ""))) },
  });
  const opener = () =>
    within(screen.getByRole("table", { name: table })).getByRole("button", { name: `${title}. List them` });
  await screen.findByRole("table", { name: table });

  await userEvent.click(opener());

  const panel = within(await screen.findByRole("region", { name: title }));
  expect(panel.getByRole("link", { name: /brass lamp.*brass lamp is why/ })).toBeTruthy();
  expect(document.activeElement).toBe(back());
  expect(lab.address().get("list")).toBe(address);
  expect(asksOf(lab)).toMatchObject([{ base: givenDefaults().id, thresholds: { agenticShare: 0.7 }, first: 0 }]);

  await userEvent.click(back());
  await screen.findByRole("table", { name: table });
  expect(document.activeElement).toBe(opener());
  expect(lab.address().get("list")).toBeNull();
});

test("the focus comes back also where the settings were changed meanwhile and their figures are asked for first", async () => {
  givenLab({ answers: { [ROWS]: answerOf(41_524) } });
  const name = "41,524 trajectories: verdict agentic after. List them";
  await userEvent.click(await screen.findByRole("button", { name }));
  await slide("Agentic share", "0.5");

  await userEvent.click(back());

  const opener = await screen.findByRole("button", { name });
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test("what the mix sums up opens too", async () => {
  const lab = givenLab({ search: "?mix=miner", answers: { [ROWS]: answerOf(13_216) } });

  await userEvent.click(
    await screen.findByRole("button", { name: "13,216 trajectories: kept after, other miners. List them" }),
  );

  expect(await screen.findByRole("list", { name: "Kept after, other miners" })).toBeTruthy();
  expect(asksOf(lab)).toMatchObject([{ figure: { kind: "others", side: "after", by: "miner" } }]);
});

test("where nothing is counted nothing opens, and what only says a difference does not either", async () => {
  givenLab();

  const table = within(await screen.findByRole("table", { name: "Kept trajectories by bucket, before and after" }));
  const namesOf = (name: RegExp) =>
    within(table.getByRole("row", { name }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  expect(namesOf(/^product/)).toEqual(["9,000", "9,200", "240", "40"]);
  expect(namesOf(/^none named/)).toEqual(["100", "80", "20"]);
});

test("what is extracted counts records that could not be read, so it opens none", async () => {
  givenLab();

  const table = within(await screen.findByRole("table", { name: "Trajectories by stage, before and after" }));
  expect(within(table.getByRole("row", { name: /^Winners/ })).getAllByRole("button")).toHaveLength(2);
  expect(within(table.getByRole("row", { name: /^Extracted/ })).queryAllByRole("button")).toEqual([]);
});

test("an empty name is a value of its own, in quotes", async () => {
  const rows = ["", null].map((value) => ({ value, before: 7, after: 7, entered: 0, left: 0 }));
  const mix = [{ by: "bucket" as const, rows, others: { values: 0, before: 0, after: 0 } }];
  givenLab({ answers: { [`POST /api/corpora/${LAB_CORPUS.id}/what-if`]: givenWhatIf({ mix }) } });

  const table = within(await screen.findByRole("table", { name: "Kept trajectories by bucket, before and after" }));
  expect(table.getByRole("row", { name: /^“”/ })).toBeTruthy();
  expect(table.getByRole("row", { name: /^none named/ })).toBeTruthy();
});

test("a value that a source gave is shown as what it is", async () => {
  const value = "shop\u202Eevil, \u0007";
  const mix = [
    {
      by: "bucket" as const,
      rows: [{ value, before: 7, after: 8, entered: 1, left: 0 }],
      others: { values: 0, before: 0, after: 0 },
    },
  ];
  const lab = givenLab({
    answers: { [ROWS]: answerOf(8), [`POST /api/corpora/${LAB_CORPUS.id}/what-if`]: givenWhatIf({ mix }) },
  });

  const title = "8 trajectories: kept after, bucket “shop[U+202E]evil, [U+0007]”";
  await userEvent.click(await screen.findByRole("button", { name: `${title}. List them` }));

  expect(await screen.findByRole("region", { name: title })).toBeTruthy();
  expect(asksOf(lab)[0]?.figure).toEqual({ kind: "kept", side: "after", by: "bucket", value });
  await userEvent.click(back());
  expect(document.activeElement).toBe(await screen.findByRole("button", { name: `${title}. List them` }));
});

test("a value that is too long for an address is named shortly in it", async () => {
  const rows = [{ value: "a very long name ".repeat(1200), before: 7, after: 8, entered: 1, left: 0 }];
  const mix = [{ by: "agent" as const, rows, others: { values: 0, before: 0, after: 0 } }];
  const whatIf = { [`POST /api/corpora/${LAB_CORPUS.id}/what-if`]: givenWhatIf({ mix }) };
  const lab = givenLab({ answers: { [ROWS]: answerOf(8), ...whatIf } });

  await userEvent.click(
    await screen.findByRole("button", { name: /^8 trajectories: kept after, agent version “a very/ }),
  );

  expect(
    await screen.findByRole("region", { name: /^8 trajectories: kept after, agent version “a very/ }),
  ).toBeTruthy();
  const list = lab.address().get("list") ?? "";
  expect(list).toMatch(/^kept,after,agent,a very long name .*…[0-9a-f]{8}$/);
  expect(list.length).toBeLessThan(120);
  expect(asksOf(lab)[0]?.figure).toMatchObject({ value: list.slice("kept,after,agent,".length) });
});

test("all that would enter are listed a page at a time, and each opens with the draft explained", async () => {
  const pageOf = (_: URL, body: unknown) =>
    AskFigureRows.parse(body).first === 0 ? { ...answerOf(2), next: 1 } : answerOf(2, [lamp, mat]);
  const lab = givenLab({ search: `?draft=${DRAFT}`, answers: { [ROWS]: pageOf } });

  await userEvent.click(await screen.findByRole("button", { name: "List all that would enter" }));
  const list = within(await screen.findByRole("list", { name: "Would enter" }));
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  const { id: active } = givenDefaults();
  expect((await list.findByRole("link", { name: /yoga mat/ })).getAttribute("href")).toBe(
    `/trajectories/${mat.id}?corpus=${LAB_CORPUS.id}&${new URLSearchParams({ versions: `${active},${active}`, draft: DRAFT })}`,
  );
  // The second page begins with what the first one ended with: a row came in before it meanwhile.
  expect(list.getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(lab.address().get("list")).toBe("entered");
  expect(asksOf(lab)).toMatchObject([{ first: 0 }, { first: 1 }]);
});

test("rows of one problem and run are told apart, and one that is represented names the other and opens it", async () => {
  const other = { id: crypto.randomUUID(), run: "night 2", rollout: 7 };
  const rows = [
    row("brass lamp", { label: "sub_task", other }),
    row("brass lamp", { id: "0a1b2c3d-0000-4000-8000-000000000000", rollout: null, outcome: "unscored" }),
  ];
  givenLab({ search: "?list=left", answers: { [ROWS]: answerOf(2, rows) } });

  const [first, second] = within(await screen.findByRole("list", { name: "Would leave" })).getAllByRole("listitem");
  expect(first?.textContent).toBe(
    "brass lampnight 3#rollout 4success, labelled sub-task. brass lamp is why.Represented by night 2 #7",
  );
  expect(second?.textContent).toBe("brass lampnight 30a1b2c3dnot scored. brass lamp is why.");
  expect(screen.getByRole("link", { name: "night 2 #7" }).getAttribute("href")).toContain(`/trajectories/${other.id}?`);
});

test("where every one is among the samples there is no list beside them", async () => {
  const { samples } = givenWhatIf().entered;
  const entered = { count: samples.length, approved: 0, samples };
  givenLab({ answers: { [`POST /api/corpora/${LAB_CORPUS.id}/what-if`]: givenWhatIf({ entered }) } });

  await screen.findByRole("region", { name: /1 would enter/ });
  expect(screen.queryByRole("button", { name: "List all that would enter" })).toBeNull();
});

test("an address opens its list without the figures, and another part of the lab closes it", async () => {
  const lab = givenLab({ search: `?draft=${DRAFT}&list=left`, answers: { [ROWS]: answerOf(2) } });

  expect(await screen.findByRole("list", { name: "Would leave" })).toBeTruthy();
  expect(lab.asked.some(({ key }) => key.endsWith("/what-if"))).toBe(false);
  expect(document.activeElement).toBe(document.body);

  await userEvent.click(screen.getByRole("radio", { name: "Labels" }));
  await vi.waitFor(() => expect(lab.address().get("list")).toBeNull());
});

test("opening a list is a step of the browser's way back, and leaving it by its button is none", async () => {
  const { steps } = givenLab({ answers: { [ROWS]: answerOf(412) } });

  await userEvent.click(await screen.findByRole("button", { name: "List all that would enter" }));
  await userEvent.click(await screen.findByRole("button", { name: "Back to the figures" }));
  await screen.findByRole("button", { name: "List all that would enter" });

  expect(steps()).toEqual(["push", "replace"]);
});

test("a value of which nothing is kept says so", async () => {
  givenLab({ search: "?list=kept,after,miner,nobody", answers: { [ROWS]: answerOf(0, []) } });

  expect(await screen.findByText("No trajectory is here by these settings.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "0 trajectories: kept after, miner “nobody”" })).toBeTruthy();
});

test("a list that fails says why and can be asked again", async () => {
  const body = { code: "NOT_FOUND", detail: "There is no such version.", requestId: "r" };
  givenLab({ search: "?list=verdict,after,agentic", answers: { [ROWS]: () => Response.json(body, { status: 404 }) } });

  expect(await screen.findByText("The trajectories could not be listed")).toBeTruthy();
  expect(screen.getByRole("button", { name: /again/ })).toBeTruthy();
  expect(back()).toBeTruthy();
});

test.each(["?list=verdict,after,maybe", "?list=kept,after,colour,red", "?list=confusion,after,agentic,reject"])(
  "%s names no figure of the effect, so the figures are there",
  async (search) => {
    givenLab({ search });

    expect(await screen.findByRole("table", { name: "Trajectories by verdict, before and after" })).toBeTruthy();
  },
);

test("more rows that do not come are told beside the way to ask for them again, and those that came stay", async () => {
  const broken = () => Response.json({ code: "INTERNAL", detail: "Too slow.", requestId: "r-1" }, { status: 500 });
  givenLab({
    search: "?list=verdict,after,agentic",
    answers: {
      [ROWS]: (_url: URL, body: unknown) =>
        AskFigureRows.parse(body).first > 0 ? broken() : { ...answerOf(2), next: 1 },
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  expect((await screen.findByRole("alert")).textContent).toBe("More could not be loaded. Too slow.");
  expect(screen.getByRole("link", { name: /brass lamp/ })).toBeTruthy();
  expect(screen.queryByText("The trajectories could not be listed")).toBeNull();
});
