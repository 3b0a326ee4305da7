import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { lastOpened } from "@/components/trajectory-list/last-opened";
import { keptUnder } from "@/components/trajectory-list/table-address";
import { Toaster } from "@/components/ui/toast";
import { aStep, givenReader, givenWideWindow } from "./given-reader";
import { Reader } from "./reader";

beforeEach(() => {
  localStorage.clear();
  givenWideWindow();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const products = [1, 2, 3].map((n) => ({
  product_id: `26473040${n}`,
  shop_id: "378460",
  title: `Country magnet ${n}`,
  price: 114.92,
  service: ["COD"],
  sold_count: 1000 * n,
}));
const search = {
  name: "find_product",
  args: { q: "magnet" },
  requestor: "agent" as const,
  result: { value: products, isError: false },
};
const logged = { order: 4, bucket: 0, path: "/search/find_product", params: { q: "magnet" }, isTruncated: false };
const THREE = [aStep(0, { claimed: [search], logged: [logged] }), aStep(1, { claimed: [search] }), aStep(2)];
const DISPATCH = {
  order: 4,
  step: 0,
  tool: "find_product",
  attribution: "model" as const,
  reason: "asked for",
  claimed: { step: 0, call: 0 },
};

async function given(facts: Partial<Parameters<typeof givenReader>[0]> = {}) {
  const app = givenReader({ steps: THREE, analysis: { dispatches: [DISPATCH] }, ...facts });
  await screen.findByText("Thought of step 1.");

  return app;
}

const step = (number: number) => within(screen.getByRole("article", { name: new RegExp(`^Step ${number},`) }));
const inFocus = () => document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row");
const mode = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

describe("folds", () => {
  test("a result is folded to its number, o opens that of the step in focus as product cards", async () => {
    await given();
    expect(step(1).getByRole("button", { name: "3 products folded" })).toBeTruthy();

    await userEvent.keyboard("o");

    const card = within(step(1).getAllByRole("listitem")[1] ?? document.body);
    for (const fact of ["Country magnet 2", "264730402", "114.92", "shop 378460", "COD", "2,000 sold"])
      expect(card.getByText(fact)).toBeTruthy();
    expect(step(2).getByRole("button", { name: "3 products folded" })).toBeTruthy();
    await userEvent.keyboard("o");
    expect(step(1).getByRole("button", { name: "3 products folded" })).toBeTruthy();
  });

  test("Shift and o opens all of them, and folds all again", async () => {
    await given();

    await userEvent.keyboard("{Shift>}O{/Shift}");
    expect(screen.getAllByText("Country magnet 1")).toHaveLength(2);
    await userEvent.keyboard("{Shift>}O{/Shift}");

    expect(screen.queryByText("Country magnet 1")).toBeNull();
  });

  test.each([
    { where: "in view", top: 300, isKept: true },
    { where: "scrolled away from", top: -400, isKept: false },
  ])("Shift and o keeps the step in focus where it is $where: $isKept", async ({ top, isKept }) => {
    await given();
    await userEvent.keyboard("jj");
    await waitFor(() => expect(inFocus()).toBe("2"));
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.hasAttribute("data-step-row") ? new DOMRect(0, top, 600, 120) : new DOMRect(0, 0, 600, 900);
    });
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");

    await userEvent.keyboard("{Shift>}O{/Shift}");

    expect(screen.getAllByText("Country magnet 1")).toHaveLength(2);
    const rows = scrolled.mock.contexts.map((row) => (row instanceof HTMLElement ? row.dataset["stepRow"] : undefined));
    expect(rows.includes("2")).toBe(isKept);
  });
});

test("v goes from the story through everything in full to claimed beside logged, and round", async () => {
  await given();
  expect(mode("Story")).toBe(true);

  await userEvent.keyboard("v");
  expect(mode("Full")).toBe(true);
  expect(screen.getAllByText("Country magnet 1")).toHaveLength(2);

  await userEvent.keyboard("v");
  expect(mode("Claimed | Logged")).toBe(true);
  expect(screen.getByText("Recorded by the proxy log")).toBeTruthy();
  expect(step(1).queryByText("nothing logged")).toBeNull();
  expect(step(1).getByText("model")).toBeTruthy();
  expect(step(2).getByText("nothing logged")).toBeTruthy();

  await userEvent.keyboard("v");
  expect(mode("Story")).toBe(true);
});

test("a call that only the log holds stands beside the words that nobody claimed it", async () => {
  await given({ steps: [aStep(0, { logged: [logged] })], analysis: {}, link: { mode: "columns" } });

  expect(step(1).getByText("not claimed")).toBeTruthy();
  expect(step(1).getByText("find_product")).toBeTruthy();
});

describe("places", () => {
  test("g s asks for a step, says which there are, and goes there", async () => {
    await given();

    await userEvent.keyboard("gs");
    await userEvent.type(await screen.findByRole("textbox", { name: "Step" }), "9{Enter}");
    expect(screen.getByText("There are steps 1 to 3.")).toBeTruthy();
    await userEvent.clear(screen.getByRole("textbox", { name: "Step" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Step" }), "3{Enter}");

    await waitFor(() => expect(inFocus()).toBe("2"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each(["n", "p"])("%s without any flag says that there is none", async (key) => {
    render(<Toaster />);
    await given();

    await userEvent.keyboard(key.repeat(2));

    expect(await screen.findAllByText("No step here is flagged.")).toHaveLength(1);
  });

  test("n and p go to the flags, Shift with g and g g to the ends", async () => {
    const flags = [["error"], [], ["reject"], []] as const;
    const entry = { role: "agent", title: "thinks", calls: 0, logged: 0, attribution: [], chars: 9, chunk: 0 } as const;
    await given({
      steps: [...THREE, aStep(3)],
      outline: { steps: flags.map((own, index) => ({ ...entry, attribution: [], index, flags: [...own] })) },
    });

    await userEvent.keyboard("n");
    expect(inFocus()).toBe("2");
    await userEvent.keyboard("p");
    expect(inFocus()).toBe("0");
    await userEvent.keyboard("{Shift>}G{/Shift}");
    expect(inFocus()).toBe("3");
    await userEvent.keyboard("gg");

    expect(inFocus()).toBe("0");
  });

  test("g t opens a long task and folds it again", async () => {
    const { problem } = (await given()).detail.header;
    cleanup();
    vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(2000);
    await given({ header: { problem: { ...problem, query: "Find a magnet. ".repeat(30) } } });
    const isOpen = () => screen.getByRole("button", { name: /^(Whole|Fold the) task$/ }).getAttribute("aria-expanded");
    expect(isOpen()).toBe("false");

    await userEvent.keyboard("gt");
    expect(isOpen()).toBe("true");
    await userEvent.keyboard("gt");

    expect(isOpen()).toBe("false");
  });

  test("Shift with j and k open the rows beside it in the table, in the mode that is on", async () => {
    const [previous, next] = [crypto.randomUUID(), crypto.randomUUID()];
    const { push, asked, detail } = await given({
      link: { mode: "full" },
      answers: { "GET /api/trajectories/:id/neighbours": { previous, next } },
    });
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Next trajectory of the table" })).toHaveProperty("disabled", false),
    );
    const table = `corpus=${detail.header.corpus.id}&filter=&sort=-imported&mode=full`;

    await userEvent.keyboard("{Shift>}J{/Shift}");
    expect(push).toHaveBeenLastCalledWith(`/trajectories/${next}?${table}`);
    // While its screen comes.
    expect(asked.map(({ key }) => key)).toContain(`GET /api/trajectories/${next}`);
    // The row at hand on the way back to the table.
    expect(lastOpened({ corpus: detail.header.corpus.id, filter: "", sort: "-imported" })).toBe(next);
    await userEvent.keyboard("{Shift>}K{/Shift}");

    expect(push).toHaveBeenLastCalledWith(`/trajectories/${previous}?${table}`);
  });

  test("a key that comes before the rows beside it are known goes there once they are", async () => {
    const next = crypto.randomUUID();
    const late = lateAnswer({ previous: null, next });
    const { push } = await given({ answers: { "GET /api/trajectories/:id/neighbours": () => late.response } });

    await userEvent.keyboard("{Shift>}JJ{/Shift}");
    expect(push).not.toHaveBeenCalled();
    late.letGo();

    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    expect(push.mock.lastCall?.[0]).toContain(`/trajectories/${next}?`);
  });
});

test("square brackets close the panes at the sides and open them", async () => {
  await given();
  const widths = () => screen.getAllByRole("separator").map((edge) => edge.getAttribute("aria-valuenow"));
  expect(widths()).toEqual(["220", "304"]);

  await userEvent.keyboard("[[]");
  expect(widths()).toEqual(["0", "0"]);
  await userEvent.keyboard("[[]");

  expect(widths()).toEqual(["220", "304"]);
});

test("a dot sets the steps closer, in every trajectory from then on, and the toolbar shows it", async () => {
  const isDense = () => screen.getByRole("article", { name: /^Step 1,/ }).className.includes("py-1.5");
  const pressed = () => screen.getByRole("button", { name: "Dense steps" }).getAttribute("aria-pressed");
  await given();
  expect([isDense(), pressed()]).toEqual([false, "false"]);

  await userEvent.keyboard(".");
  expect([isDense(), pressed()]).toEqual([true, "true"]);
  cleanup();
  await given();
  expect([isDense(), pressed()]).toEqual([true, "true"]);

  await userEvent.click(screen.getByRole("button", { name: "Dense steps" }));
  expect([isDense(), pressed()]).toEqual([false, "false"]);
  cleanup();
  await given();
  expect([isDense(), pressed()]).toEqual([false, "false"]);
});

test("the way back is the table as this tab left it, for the list that the address names", async () => {
  const { detail } = await given();
  const list = { corpus: detail.header.corpus.id, filter: "", sort: "-imported" };
  const back = () => screen.getByRole("link", { name: /Trajectories/ }).getAttribute("href");
  expect(back()).toBe(`/trajectories?corpus=${list.corpus}`);
  cleanup();

  sessionStorage.setItem(keptUnder(list), "columns=steps&peek=x");
  givenApp(<Reader detail={detail} link={{ mode: "story", layers: [] }} table={list} />);

  expect(back()).toBe(`/trajectories?corpus=${list.corpus}&columns=steps&peek=x`);
});
