import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { AskDiversity, type Diversity } from "@/lib/contract/pipeline";
import { DiversityPanel } from "./diversity-panel";
import { givenScope } from "./given-lab";
import { givenDiversity } from "./given-pipeline";
import type { LabScope } from "./lab-scope";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Given {
  scope?: LabScope;
  diversity?: Diversity | ((url: URL, body: unknown) => Diversity | Response);
  search?: string;
}

function givenPanel({ scope = givenScope(), diversity = givenDiversity(), search = "" }: Given = {}) {
  const onCap = vi.fn();
  const app = givenApp(<DiversityPanel {...scope} onCap={onCap} />, {
    search,
    answers: { ...givenMe("researcher"), [`POST /api/corpora/${scope.corpus.id}/diversity`]: diversity },
  });

  return { ...app, onCap };
}

const filterOf = (link: HTMLElement): string | null =>
  new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter");

test("each dimension has its effective number and its largest values, which open their rows", async () => {
  givenPanel();

  const miners = within(await screen.findByRole("region", { name: /^By miner/ }));
  expect(
    miners.getByText("as diverse as 3.8 equally large miners, of 40; shares are of the 115 that name a miner"),
  ).toBeDefined();
  expect(filterOf(miners.getByRole("link", { name: "60 of miner-0: open the rows" }))).toBe("miner:miner-0");
  expect(miners.getAllByRole("listitem")).toHaveLength(8);
  expect(miners.getByText("34 other miners").closest("li")?.textContent).toContain("3026\u00a0%");
  expect(screen.getAllByRole("region", { name: /^By / })).toHaveLength(4);
});

test("a bar is as long as its share of all, so that a small one looks small; what names none has no bar", async () => {
  givenPanel();

  const miners = within(await screen.findByRole("region", { name: /^By miner/ }));
  const barOf = (line: HTMLElement) => line.querySelector<HTMLElement>("[aria-hidden]")?.style.width;
  const bars = miners.getAllByRole("listitem").map(barOf);
  const widths = bars.map((width) => (width === undefined ? undefined : Math.round(Number.parseFloat(width))));
  expect([widths[0], widths.at(-2), widths.at(-1)]).toEqual([52, 26, undefined]);
  expect(screen.getByText(/The largest 6 of each; the table has up to 20\./)).toBeTruthy();
});

test("values of the same words, such as templates that begin alike, are told apart", async () => {
  const spoken = vi.spyOn(console, "error");
  const { dimensions, ...rest } = givenDiversity();
  const alike = dimensions.map((one) => ({
    ...one,
    rows: one.rows.slice(0, 7).map((row) => ({ ...row, value: "I will look" })),
  }));
  givenPanel({ diversity: { ...rest, dimensions: alike } });

  const miners = within(await screen.findByRole("region", { name: /^By miner/ }));
  expect(miners.getAllByText("I will look")).toHaveLength(6);
  expect(spoken).not.toHaveBeenCalledWith(expect.stringContaining("same key"), expect.anything());
  spoken.mockRestore();
});

test("an effective number of thousands is set apart; names that begin alike show the part that differs", async () => {
  const start = "I need to find what the user asks for, so first I";
  const dimensions = givenDiversity().dimensions.map((one) => ({
    ...{ ...one, values: 2000, effective: 1052.3 },
    rows: one.rows.map((row, at) => ({ ...row, value: row.value && `${start} try ${at}` })),
  }));
  givenPanel({ diversity: givenDiversity({ dimensions }) });

  const templates = within(await screen.findByRole("region", { name: /^By thought template/ }));
  expect(templates.getByText(/^as diverse as 1,052\.3 equally large templates, of 2,000;/)).toBeDefined();
  const shown = templates.getByText(/ try 1$/);
  expect([shown.textContent, shown.closest("[title]")?.getAttribute("title")]).toEqual([
    "… so first I try 1",
    `${start} try 1`,
  ]);
});

test("the sentence says how one-sided the set is, of what is known, and how many are not", async () => {
  givenPanel();

  expect(
    await screen.findByText(
      "Of 115 trajectories that name a miner the largest miner makes up 52 %; 40 miners are worth 3.8 equally large ones. 5 more: no miner.",
    ),
  ).toBeDefined();
});

test("those that name no miner are a line without a share of miners, also where they are the most", async () => {
  const [miner] = givenDiversity().dimensions;
  if (!miner) throw new Error("The fixture begins with miners.");
  const four = [60, 40, 30, 20].map((count, at) => ({ value: `m${at}`, count, share: count / 150, filter: null }));
  const rows = [...four, { value: null, count: 850, share: null, filter: "leaves:kept miner:none" }];
  const dimensions = [{ ...miner, known: 150, values: 4, effective: 3.5, rows }];
  givenPanel({ diversity: givenDiversity({ total: 1000, dimensions }) });

  const miners = within(await screen.findByRole("region", { name: /^By miner/ }));
  expect(miners.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    ...["m06040\u00a0%", "m14027\u00a0%", "m23020\u00a0%", "m32013\u00a0%"],
    "no miner850–",
  ]);
  const unknown = miners.getByRole("link", { name: "850 of no miner: open the rows" });
  expect(filterOf(unknown)).toBe("leaves:kept miner:none");
  expect(
    screen.getByText(/^Of 150 trajectories that name a miner the largest miner makes up 40 %; 4 miners/),
  ).toBeDefined();
});

test.each([
  [120, 1, "One value of each: nothing here is mixed."],
  [20, 1, "At most one value of each is known: nothing here is known to be mixed."],
  [0, 0, "At most one value of each is known: nothing here is known to be mixed."],
])("with %i of 120 known to be of %i value nothing more is claimed", async (known, values, says) => {
  const dimensions = givenDiversity().dimensions.map((one) => ({ ...one, known, values, effective: values }));
  givenPanel({ diversity: givenDiversity({ dimensions }) });

  expect(await screen.findByText(says)).toBeDefined();
  expect(screen.queryAllByText("no miner in any of them")).toHaveLength(values === 0 ? 1 : 0);
});

test("the approved set is another question, which stands in the address and in the command", async () => {
  const { asked, address } = givenPanel();

  await userEvent.click(await screen.findByRole("radio", { name: "Approved" }));

  expect(address().get("of")).toBe("approved");
  await vi.waitFor(() =>
    expect(asked.findLast(({ key }) => key.endsWith("/diversity"))?.body).toMatchObject({ of: "approved" }),
  );
  expect(screen.getAllByText(/filter diversity .* --approved --json/).length).toBeGreaterThan(0);
});

test("the cap's slider shows the size at the cap, and only taking it changes the draft", async () => {
  const { onCap } = givenPanel();
  const slider = await screen.findByRole("slider", { name: "Cap per miner" });
  expect(slider.getAttribute("aria-valuetext")).toBe("No cap of a miner: all 120 stay");

  fireEvent.change(slider, { target: { value: "2" } });

  expect(screen.getByText("At most 50 of a miner: 100 of 120 stay (83 %).")).toBeDefined();
  const reach = "Cap of 50 per miner: 12 of 40 miners reach it; it leaves 20 trajectories out.";
  expect(screen.getByText(reach)).toBeDefined();
  expect(screen.queryByText(/^Cap of \d+ per problem:/)).toBeNull();
  expect(onCap).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Cap at 50" }));
  expect(onCap.mock.calls).toEqual([["capPerMiner", 50]]);
});

/** Answers with a set of miner-0 alone while a cap is tried. */
function underTried(_: URL, body: unknown): Diversity {
  const { tried } = AskDiversity.parse(body);
  const { dimensions, ...rest } = givenDiversity();
  if (tried === undefined) return { ...rest, dimensions };
  const even = dimensions.map((one) => ({
    ...one,
    ...{ known: 40, values: 40, effective: 40 },
    rows: one.rows.map((row) => ({ ...row, count: 1, share: 1 / 40, filter: null })),
  }));

  return { ...rest, tried, total: 40, dimensions: even };
}

test.each(["kept", "approved"])(
  "the shares of what is %s follow the cap's slider, which stands in the address",
  async (of) => {
    const { address, asked } = givenPanel({ search: `?of=${of}`, diversity: underTried });
    const slider = await screen.findByRole("slider", { name: "Cap per miner" });
    const miners = () => within(screen.getByRole("region", { name: /^By miner/ }));
    expect(miners().getByText("60")).toBeDefined();

    fireEvent.change(slider, { target: { value: "0" } });

    await vi.waitFor(() => expect(miners().getAllByText("1")).toHaveLength(6));
    expect(screen.getByText(/, with at most 10 of a miner: 40\. Effective number/)).toBeDefined();
    await vi.waitFor(() => expect(address().get("cap")).toBe("miner:10"));
    expect(asked.findLast(({ key }) => key.endsWith("/diversity"))?.body).toMatchObject({
      ...{ of, tried: { by: "miner", cap: 10 } },
    });
    expect(screen.getByText(/filter diversity .* --cap=miner=10 --json/)).toBeDefined();

    // Where it stood before nothing is tried.
    fireEvent.change(slider, { target: { value: "4" } });
    await vi.waitFor(() => expect(miners().getByText("60")).toBeDefined());
    await vi.waitFor(() => expect(address().get("cap")).toBeNull());
  },
);

test("one cap is tried at a time, and the other set begins without it", async () => {
  const { address } = givenPanel({ search: "?cap=miner:10", diversity: underTried });
  const [problem, miner] = [
    await screen.findByRole("slider", { name: "Cap per problem" }),
    screen.getByRole("slider", { name: "Cap per miner" }),
  ];
  expect([problem, miner].map((one) => one.getAttribute("value"))).toEqual(["4", "0"]);

  fireEvent.change(problem, { target: { value: "1" } });
  expect([problem, miner].map((one) => one.getAttribute("value"))).toEqual(["1", "4"]);
  await vi.waitFor(() => expect(address().get("cap")).toBe("problem:2"));
  await userEvent.click(screen.getByRole("radio", { name: "Approved" }));

  await vi.waitFor(() => expect(address().get("cap")).toBeNull());
  expect(address().get("of")).toBe("approved");
});

test("a cap that is tried and could not be computed says so beside the sizes, which stay", async () => {
  const refused = () => Response.json({ code: "INVALID", detail: "Too many.", requestId: "r" }, { status: 400 });
  givenPanel({
    search: "?cap=miner:10",
    diversity: (_, body) => (AskDiversity.parse(body).tried ? refused() : givenDiversity()),
  });

  expect(await screen.findByText("Too many.")).toBeDefined();
  expect(screen.getByRole("slider", { name: "Cap per miner" })).toBeDefined();
});

test("a cap of the draft is where the slider stands, and can be taken off", async () => {
  const { thresholds } = givenScope();
  const { onCap } = givenPanel({ scope: givenScope({ thresholds: { ...thresholds, capPerProblem: 5 } }) });
  const slider = await screen.findByRole("slider", { name: "Cap per problem" });
  expect(slider).toHaveProperty("value", "2");
  expect(screen.getByRole("button", { name: "Cap at 5" })).toHaveProperty("disabled", true);

  fireEvent.change(slider, { target: { value: "4" } });
  const [off] = screen.getAllByRole("button", { name: "Take the cap off" });
  if (off) await userEvent.click(off);

  expect(onCap.mock.calls).toEqual([["capPerProblem", null]]);
});

test("with both caps each curve is of the draft with the other cap, says so and meets the number above", async () => {
  const { thresholds } = givenScope();
  const capped = { ...thresholds, capPerProblem: 5, capPerMiner: 30 };
  const point = (cap: number, size = 0) => ({ cap, size, reached: 0, leftOut: 0 });
  const caps: Diversity["caps"] = [
    { ...{ by: "problem", groups: 50 }, points: [1, 5, 8].map((cap, at) => point(cap, [50, 90, 100][at])) },
    { ...{ by: "miner", groups: 9 }, points: [10, 30, 40].map((cap, at) => point(cap, [70, 90, 95][at])) },
  ];
  const { asked } = givenPanel({
    scope: givenScope({ thresholds: capped }),
    diversity: givenDiversity({ total: 90, caps }),
  });

  expect(await screen.findByText("At most 5 of a problem and 30 of a miner: 90 of 100 stay (90 %).")).toBeDefined();
  expect(screen.getByText("At most 30 of a miner and 5 of a problem: 90 of 95 stay (95 %).")).toBeDefined();
  expect(screen.getByText(/^What these thresholds keep: 90\./)).toBeDefined();
  expect(screen.getByText(/^How many of 100 stay .* With the cap of 30 per miner\.$/)).toBeDefined();
  fireEvent.change(screen.getByRole("slider", { name: "Cap per problem" }), { target: { value: "3" } });
  expect(screen.getByText("No cap of a problem, at most 30 of a miner: all 100 stay.")).toBeDefined();
  const bodies = asked.filter(({ key }) => key.endsWith("/diversity")).map(({ body }) => body);
  expect(bodies).toEqual([{ thresholds: capped, of: "kept" }]);
});

test("of the approved set, which no cap of the draft touches, the curves say that they leave the other cap out", async () => {
  const { thresholds } = givenScope();
  givenPanel({ scope: givenScope({ thresholds: { ...thresholds, capPerMiner: 50 } }), search: "?of=approved" });

  expect(
    await screen.findByText(/^How many of 120 stay when no problem .* Without the cap per miner\.$/),
  ).toBeDefined();
  expect(screen.getByText(/^How many of 120 stay when no miner has more, the first by rank\.$/)).toBeDefined();
  // Nor does it stand at one.
  const slider = screen.getByRole("slider", { name: "Cap per miner" });
  expect(slider.getAttribute("aria-valuetext")).toBe("No cap of a miner: all 120 stay");
});

test("its values are tables", async () => {
  givenPanel({ search: "?data=filter-diversity,filter-cap-miner" });

  const shares = within(await screen.findByRole("table", { name: "What the set is made of" }));
  expect(shares.getByRole("row", { name: "miner miner-0 60 52.2\u00a0% 3.8 40" })).toBeDefined();
  expect(shares.getByRole("row", { name: "problem no problem 5 none 3.8 40" })).toBeDefined();
  const caps = within(screen.getByRole("table", { name: "Size by cap per miner" }));
  expect(caps.getByRole("row", { name: "100 120 100.0\u00a0% 3 0" })).toBeDefined();
});

test.each([
  ["kept", "These thresholds keep nothing. The funnel says where everything falls out."],
  ["approved", "Nobody has approved a trajectory here yet."],
])("an empty set that is %s says so and draws no cap", async (of, says) => {
  givenPanel({ search: `?of=${of}`, diversity: givenDiversity({ total: 0, dimensions: [], caps: [] }) });

  expect(await screen.findByText(says)).toBeDefined();
  expect(screen.queryByRole("slider")).toBeNull();
});
