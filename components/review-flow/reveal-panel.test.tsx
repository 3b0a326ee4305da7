import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aCheck, aJudgement, anInjection } from "@/components/judgement/given-judgement";
import { aDetail, aStep } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

test("a rejection for another reason is revealed with its note, the others' and one's own", async () => {
  const other = (note: string) => ({ structure: "reject", reason: "other", note });
  const reveal = {
    detail: aDetail({ steps: [aStep(0)] }),
    answers: other("The task is a joke."),
    peers: [{ name: "Bo", answers: other("It plays another game.") }],
    secondThought: null,
    isExtra: false,
  };
  const flow = givenFlow({ items: lamps() });
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    /^\/api\/commits\/.+\/reveal$/.test(address) ? Promise.resolve(Response.json(reveal)) : network(address, init),
  );
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  await waitFor(() => expect(flow.commits).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("button", { name: /Reveal/ }).hasAttribute("disabled")).toBe(false));

  await userEvent.click(screen.getByRole("button", { name: /Reveal/ }));

  expect(await screen.findByText("The task is a joke.")).toBeTruthy();
  const last = within(screen.getByRole("region", { name: "Your last answer" }));
  expect(last.getByText(/Reject · .* · It plays another game\./)).toBeTruthy();
});

test("the last answer of a queue is revealed on the screen that ends it, by its key too", async () => {
  const reveal = {
    detail: aDetail({
      steps: [aStep(0)],
      header: { judgement: aJudgement({ gate: 4, explanation: "It compared nothing." }) },
      audit: { judgeCheck: aCheck(), injections: [anInjection()] },
    }),
    answers: { structure: "agentic" },
    peers: [],
    secondThought: null,
    isExtra: false,
  };
  const [lamp] = lamps();
  if (!lamp) throw new Error("There are lamps.");
  const flow = givenFlow({ items: [lamp] });
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    /^\/api\/commits\/.+\/reveal$/.test(address) ? Promise.resolve(Response.json(reveal)) : network(address, init),
  );
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await screen.findByRole("heading", { name: "Nothing is left for you here" });
  await waitFor(() => expect(flow.commits).toHaveLength(1));

  expect(screen.getByText(/^Until you reveal it/)).toBeTruthy();
  const last = within(screen.getByRole("region", { name: "Your last answer" }));
  await waitFor(() => expect(last.getByRole("button", { name: /Reveal/ }).hasAttribute("disabled")).toBe(false));
  expect(last.queryByRole("button", { name: /Undo/ })).toBeTruthy();
  await press("b");

  expect(await screen.findByText("nobody yet")).toBeTruthy();
  const judged = await screen.findByText(/It compared nothing/);
  const change = screen.getByRole("button", { name: /I would change it/ });
  expect(change.compareDocumentPosition(judged) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

  await press("b");
  await screen.findByRole("heading", { name: "Nothing is left for you here" });
  expect(screen.queryByRole("button", { name: /Undo/ })).toBeNull();
  expect(screen.queryByText(/^Until you reveal it/)).toBeNull();
});

test("a second thought that its key gave is told, wherever the screen is scrolled to", async () => {
  const reveal = {
    detail: aDetail({ steps: [aStep(0)] }),
    ...{ answers: { structure: "agentic" }, peers: [], secondThought: null, isExtra: false },
  };
  const flow = givenFlow({ items: lamps() });
  render(<Toaster />);
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    if (/^\/api\/commits\/.+\/reveal$/.test(address)) return Promise.resolve(Response.json(reveal));
    if (/^\/api\/commits\/.+\/second-thought$/.test(address)) return Promise.resolve(Response.json({}));
    return network(address, init);
  });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  await waitFor(() => expect(flow.commits).toHaveLength(1));
  const last = within(screen.getByRole("region", { name: "Your last answer" }));
  await waitFor(() => expect(last.getByRole("button", { name: /Reveal/ }).hasAttribute("disabled")).toBe(false));
  await press("b");
  await screen.findByText("nobody yet");

  await press("w");

  expect(await screen.findByText("Noted: you would change your last answer")).toBeTruthy();
});

test("what is revealed by itself stands below the open item, which stays in view", async () => {
  const reveal = {
    detail: aDetail({ steps: [aStep(0)] }),
    ...{ answers: { structure: "agentic" }, peers: [], secondThought: null, isExtra: false },
  };
  localStorage.setItem("assay.reveal", "always");
  givenFlow({ items: lamps() });
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    /^\/api\/commits\/.+\/reveal$/.test(address) ? Promise.resolve(Response.json(reveal)) : network(address, init),
  );
  await shown("a brass lamp");
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await press("1", "4", "{Enter}");

  const last = within(await screen.findByRole("region", { name: "Your last answer" }));
  await last.findByText("nobody yet");

  expect(await shown("a copper lamp")).toBeTruthy();
  const parts = scrolled.mock.contexts.map((part) => part instanceof Element && part.getAttribute("aria-label"));
  expect(parts).not.toContain("Your last answer");
  expect(await last.findByRole("button", { name: /^Show its steps/ })).toBeTruthy();
});

test("what was revealed by itself stays, and is not taken back, where storing a cause meets a fault on the way back", async () => {
  const reveal = {
    detail: aDetail({
      steps: [aStep(0)],
      header: { judgement: aJudgement({ gate: 5, explanation: "It compared all." }) },
    }),
    ...{ answers: { structure: "agentic", gate: "4" }, peers: [], secondThought: null, isExtra: false },
  };
  const fault = () =>
    Response.json({ code: "INTERNAL", detail: "The server failed.", requestId: "r-1" }, { status: 500 });
  localStorage.setItem("assay.reveal", "always");
  const { client } = givenFlow({ items: lamps() });
  const network = globalThis.fetch;
  let isStored = false;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    if (/^\/api\/commits\/.+\/reveal$/.test(address))
      return Promise.resolve(isStored ? fault() : Response.json(reveal));
    if (!/^\/api\/commits\/.+\/gate-cause$/.test(address)) return network(address, init);
    isStored = true;
    return Promise.resolve(Response.json({ cause: "missed_evidence", fault: "judge", isBeyondHorizon: false }));
  });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  const last = within(await screen.findByRole("region", { name: "Your last answer" }));
  await last.findByText("nobody yet");

  await userEvent.click(last.getByRole("button", { name: /^The judge missed what it could see/ }));
  const reveals = () => client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes("reveal") });
  await waitFor(() => expect(reveals().map(({ state }) => state.status)).toEqual(["error"]));
  await last.findByText("The judge missed what it could see.");

  expect(last.getByText("nobody yet")).toBeTruthy();
  expect(screen.queryByText("It could not be revealed")).toBeNull();
  expect(last.getByRole("button", { name: /^Show its steps/ })).toBeTruthy();
  expect(last.queryByRole("button", { name: /^Undo/ })).toBeNull();
});
