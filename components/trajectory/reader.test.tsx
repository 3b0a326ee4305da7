import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";
// Here from the start: its dialog draws it late.
import "./raw-lines";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const HOSTILE = "<img src=x onerror=alert(1)> **bold** [x](http://evil.example) a\u202Eb\u0000 \u001b[31mred";

const THREE = [aStep(0), aStep(1), aStep(2)];

function stepInFocus(): string | null {
  return document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row") ?? null;
}

describe("agent text", () => {
  test("is shown as characters: no markup, no links, hidden characters named", async () => {
    givenReader({ steps: [aStep(0, { thought: HOSTILE })] });

    const step = await screen.findByRole("article", { name: /Step 1/ });
    await within(step).findByText(/onerror=alert/);

    expect(step.querySelectorAll("img, a, strong, script")).toHaveLength(0);
    expect(within(step).getByText("U+202E").title).toContain("right-to-left override");
    expect(within(step).getByText("U+0000")).toBeTruthy();
    expect(within(step).getByText("ESC[31m")).toBeTruthy();
    for (const hidden of ["\u202e", "\u0000", "\u001b"]) expect(step.textContent).not.toContain(hidden);
  });

  test("a tool that Assay does not know is shown with its name, arguments and result", async () => {
    const call = {
      name: "teleport",
      args: { to: "<b>x</b>" },
      requestor: "agent" as const,
      result: { value: { ok: 1 }, isError: false },
    };
    givenReader({ steps: [aStep(0, { claimed: [call] })] });

    const step = await screen.findByRole("article", { name: /teleport/ });

    await within(step).findByText("teleport");
    expect(step.textContent).toContain('to="<b>x</b>"');
    expect(step.textContent).toContain('"ok": 1');
    expect(step.querySelector("b b, [data-field] b")).toBeNull();
  });
});

describe("what the source wrote in its own way", () => {
  const json = '[{"title": "Lamp", "price": 188.0, "product_id": "111111", "sizes": {"2": "b", "1": "a"}}]';
  const value = JSON.parse(json);
  const call = { name: "pay", args: { sum: 188 }, argsJson: '{"sum": 188.0}', requestor: "agent" as const };

  test("is shown so in calls and answers, and its ids are known by their values", async () => {
    const args = { id: 444_444 };
    const other = { name: "view", args, argsJson: '{"id": 444444.0}', requestor: "agent" as const };
    const shown = { ...call, result: { value: { sum: 188 }, json: '{"sum": 188.0}', isError: false } };
    const ids = { "444444": { inQuery: false, recommended: true } };
    givenReader({ steps: [aStep(0, { claimed: [shown, other] })], analysis: { ids } });
    const step = await screen.findByRole("article", { name: /pay/ });
    await within(step).findByText("pay");

    expect(step.textContent).toContain("pay(sum=188.0)");
    expect(step.textContent).toContain('{\n  "sum": 188.0\n}');
    expect(within(step).getByText(/in no result/).textContent).toContain("444444 appears");
  });

  test("opens raw in lines", async () => {
    const result = { value, json, isError: false };
    givenReader({ steps: [aStep(0, { claimed: [{ ...call, result }] })], link: { mode: "full" } });
    const step = await screen.findByRole("article", { name: /pay/ });
    await userEvent.click(await within(step).findByRole("button", { name: "Open raw" }));

    const raw = await screen.findByRole("dialog", { name: /^Result of call 1/ });
    expect(await within(raw).findByText(/^"price": 188\.0,$/)).toBeTruthy();
  });
});

test("a tool that never appears in a proxy log is called not logged, where there is a log", async () => {
  givenReader({ steps: [aStep(0, { claimed: [{ name: "terminate", args: {}, requestor: "agent" }] })] });

  expect((await screen.findByText("not logged")).parentElement?.title).toBe("This tool never appears in the proxy log");
});

describe("id provenance", () => {
  const SHOP = [{ product_id: "2647304017", shop_id: "8888888888" }];
  const ids = {
    "111111": { inQuery: false, firstSeenStep: 0, recommended: false },
    "222222": { inQuery: true, recommended: false },
    "333333": { inQuery: false, firstSeenStep: 2, recommended: false },
    "444444": { inQuery: false, recommended: true },
  };

  test("each mention says where its id comes from", async () => {
    givenReader({ steps: [aStep(0), aStep(1, { thought: "111111 222222 333333 444444" })], analysis: { ids } });

    const never = await screen.findByTitle("No result of this trajectory holds this id");

    expect(never.textContent).toContain("444444");
    expect(never.textContent).toContain("⚠");
    expect(screen.getByTitle(/Only the task names this id/).textContent).toBe("222222");
    expect(screen.getByTitle(/a later one does/).textContent).toBe("333333");
    expect(screen.getByText("111111").title).toBe("");
  });

  test("an id that the agent's words alone name is marked, and n goes to its step", async () => {
    const seen = { "2647304017": { inQuery: false, firstSeenStep: 0, recommended: false } };
    const held = { name: "find_product", requestor: "agent" as const, result: { value: SHOP, isError: false } };
    givenReader({
      steps: [aStep(0, { claimed: [held] }), aStep(1, { thought: "not 8888888888" }), aStep(2, { text: "9999999999" })],
      analysis: { ids: seen },
    });

    const never = await screen.findByTitle("No result of this trajectory holds this id");
    expect(never.textContent).toContain("9999999999");
    expect(screen.getByRole("button", { name: /^3 .*names an id that no result holds/ })).toBeTruthy();

    await userEvent.keyboard("n");
    expect(stepInFocus()).toBe("2");
  });

  test("the marks go with the key i and come back", async () => {
    givenReader({ steps: [aStep(0, { thought: "444444" })], analysis: { ids } });
    await screen.findByTitle("No result of this trajectory holds this id");

    await userEvent.keyboard("i");
    expect(screen.queryByTitle("No result of this trajectory holds this id")).toBeNull();

    await userEvent.keyboard("i");
    expect(screen.getByTitle("No result of this trajectory holds this id")).toBeTruthy();
  });
});

describe("calls", () => {
  const search = { name: "find_product", args: { q: "magnet", price: "above:10" }, requestor: "agent" as const };

  test("a filter that the server ignores is struck through with its reason", async () => {
    givenReader({ steps: [aStep(0, { claimed: [search] })] });

    const filter = await screen.findByText("price above:10");

    expect(filter.tagName).toBe("S");
    expect(screen.getByText(/exactly one dash/)).toBeTruthy();
  });

  test("a phantom is named, and a call that only the log holds is shown too", async () => {
    const logged = { order: 5, bucket: 0, path: "/search/view_product_information", isTruncated: false };
    givenReader({
      steps: [aStep(0, { claimed: [search], logged: [logged] })],
      analysis: {
        phantoms: [{ step: 0, call: 0, tool: "find_product" }],
        dispatches: [
          {
            order: 5,
            step: 0,
            tool: "view_product_information",
            attribution: "code",
            reason: "no request precedes it",
          },
        ],
      },
    });

    const step = await screen.findByRole("article", { name: /Step 1/ });

    expect(await within(step).findByText("phantom")).toBeTruthy();
    expect(within(step).getByText("view_product_information")).toBeTruthy();
    expect(step.textContent).toContain("does not mention this call. No request precedes it.");
  });

  test("what code sent stands beside what the model asked for, and Compare shows the words", async () => {
    const logged = {
      order: 5,
      bucket: 0,
      path: "/search/find_product",
      params: { q: "country+magnet" },
      isTruncated: false,
    };
    givenReader({
      steps: [aStep(0, { claimed: [search], logged: [logged] })],
      analysis: {
        dispatches: [
          {
            order: 5,
            step: 0,
            tool: "find_product",
            attribution: "code",
            reason: "code rewrote the arguments",
            claimed: { step: 0, call: 0 },
            requestedArgs: { q: "country fridge magnet" },
          },
        ],
      },
    });

    await userEvent.click(await screen.findByRole("button", { name: "Compare" }));

    expect(await screen.findByText("fridge", { selector: "del", exact: false })).toBeTruthy();
    expect(screen.getByText(/asked for by the model/).textContent).toBe(
      "struck through asked for by the model, marked sent by code",
    );
  });
});

describe("places", () => {
  test("a link opens its step, shows the cited words and keeps the address", async () => {
    givenReader({ steps: THREE, link: { step: 1, range: { field: "thought", start: 0, end: 7 } } });

    await waitFor(() => expect(document.querySelector("[data-cited]")?.textContent).toBe("Thought"));

    expect(stepInFocus()).toBe("1");
    await waitFor(() => expect(document.activeElement?.getAttribute("data-step-row")).toBe("1"));
  });

  test("moving writes the place into the address, from one", async () => {
    givenReader({ steps: THREE });
    await screen.findByText("Thought of step 3.");

    await userEvent.keyboard("jj");

    expect(stepInFocus()).toBe("2");
    await waitFor(() => expect(window.location.search).toBe("?step=3"));
  });

  test("evidence of the verdict leads to its step", async () => {
    givenReader({
      steps: THREE,
      analysis: {
        verdict: { verdict: "sub_task", rule: "x", explanation: "Code called.", evidence: [{ step: 2, call: 0 }] },
      },
    });

    await userEvent.click(await screen.findByRole("button", { name: "step 3, call 1" }));

    expect(stepInFocus()).toBe("2");
  });

  test("keys rest while a person types", async () => {
    givenReader({ steps: THREE });
    await screen.findByText("Thought of step 1.");

    await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "jjv123");

    expect(stepInFocus()).toBe("0");
    expect(screen.getByRole("button", { name: /Agentic/ }).getAttribute("aria-pressed")).toBe("false");
  });

  test("find goes through all steps and says which hit is shown", async () => {
    givenReader({ steps: THREE });
    await screen.findByText("Thought of step 1.");

    await userEvent.keyboard("/");
    await userEvent.keyboard("of step{Enter}{Enter}");

    expect(await screen.findByText("2 of 3")).toBeTruthy();
    expect(stepInFocus()).toBe("1");
  });
});

test("a trajectory without steps says what happened and what that means", async () => {
  givenReader({
    steps: [],
    header: { status: "timed_out" },
    outline: { extra: { error: { type: "TimeoutError", message: "300 s <b>" } } },
  });

  expect(await screen.findByText("No steps: the agent ran out of time")).toBeTruthy();
  expect(screen.getByText("TimeoutError: 300 s <b>")).toBeTruthy();
  // The outcome is hidden here.
  expect(screen.queryByText(/Not scored/)).toBeNull();
});

test("where nothing was scored because the run stopped, the reader says so in one way", async () => {
  const outcome = { level: "unscored" as const, by: "source" as const, score: null, rule: null, axes: {} };
  givenReader({ steps: [], header: { status: "failed", outcome } });

  await screen.findByText("No steps: the agent failed");

  expect(screen.getAllByText(/Not scored: the run failed. A success rate counts it as a failure\.$/)).toHaveLength(2);
  expect(screen.getAllByText("not scored")).toHaveLength(3);
});

test("steps that could not be fetched say so, with the request and another try", async () => {
  const refusal = () => Response.json({ code: "INTERNAL", requestId: "r-7" }, { status: 500 });
  givenReader({ steps: [aStep(0)], answers: { "GET /api/trajectories/:id/chunks/0": refusal } });

  const alert = await screen.findByRole("alert");

  expect(alert.textContent).toContain("Step 1 could not be loaded");
  expect(alert.textContent).toContain("r-7");
  expect(within(alert).getByRole("button", { name: "Try again" })).toBeTruthy();
});
