import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { FilterActivation, FilterList } from "@/lib/contract/filters";
import { AskWhatIf } from "@/lib/contract/what-if";
import { FiltersScreen } from "./filters-screen";
import { givenActivation, givenDefaults, givenFilterList, givenStrict } from "./given-filters";
import { LAB_CORPUS, WHAT_IF } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ACTIVATE = `POST /api/corpora/${LAB_CORPUS.id}/filter-activations`;
const loose = givenStrict({ id: givenStrict().id.replace(/02$/, "03"), name: "loose" });
const ITEMS = [loose, givenStrict(), givenDefaults()];
const SAID = "Meanwhile Lea activated “loose” instead of “defaults-1”.";
const ofLea = (overrides: Partial<FilterActivation>) =>
  givenActivation({ version: loose, person: "Lea", reason: "It was too strict", ...overrides });
const runs = ofLea({ state: "running", moved: null, finishedAt: null, canUndo: false });

/** The dialog for “strict”, opened while the defaults were active, of a server where this list is true by the next question. */
async function givenDialog(then: Partial<FilterList>) {
  const lists = [givenFilterList({ items: ITEMS })];
  const server = { list: givenFilterList({ items: ITEMS, ...then }), answer: undefined as unknown };
  const refusal = () => Response.json({ code: "CONFLICT", detail: SAID, requestId: "r-1" }, { status: 409 });
  const app = givenApp(<FiltersScreen corpus={LAB_CORPUS} />, {
    answers: {
      ...givenMe("lead"),
      "GET /api/filters": () => lists.shift() ?? server.list,
      [WHAT_IF]: givenWhatIf(),
      [ACTIVATE]: () => server.answer ?? refusal(),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Activate strict" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Activate “strict”" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "People agree");
  const sent = () => app.asked.filter(({ key }) => key === ACTIVATE).map(({ body }) => body);
  const bases = () => app.asked.filter(({ key }) => key === WHAT_IF).map(({ body }) => AskWhatIf.parse(body).base);

  return { dialog, server, sent, bases };
}

test("an activation that somebody was ahead of shows both sides, computes anew, and asks again", async () => {
  const { dialog, server, sent, bases } = await givenDialog({ active: loose.id, activations: [ofLea({})] });

  await userEvent.click(dialog.getByRole("button", { name: "Activate" }));

  const alert = await dialog.findByRole("alert");
  expect(alert.textContent).toContain("“defaults-1” was active.");
  expect(alert.textContent).toMatch(/“loose” is active\. Lea activated it, .*: It was too strict/);
  expect(dialog.getByText(/instead of “loose”\. Every verdict follows it/)).toBeTruthy();
  await waitFor(() => expect(bases().at(-1)).toBe(loose.id));
  expect(sent()).toEqual([{ version: givenStrict().id, insteadOf: givenDefaults().id, reason: "People agree" }]);

  server.answer = { activationId: givenActivation().id, jobId: givenActivation().jobId };
  await userEvent.click(dialog.getByRole("button", { name: "Activate instead of “loose”" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent().at(-1)).toEqual({ version: givenStrict().id, insteadOf: loose.id, reason: "People agree" });
});

test("one that was taken back is told as taken back", async () => {
  const undo = ofLea({ version: loose, previous: givenStrict(), undoes: givenActivation().id });
  const { dialog } = await givenDialog({ active: loose.id, activations: [undo] });

  await userEvent.click(dialog.getByRole("button", { name: "Activate" }));

  expect((await dialog.findByRole("alert")).textContent).toContain("Lea took the activation of “strict” back, ");
});

test("while another activation runs the dialog waits for it, and follows it to its end", async () => {
  const { dialog, server } = await givenDialog({ active: loose.id, activations: [runs] });
  await userEvent.click(dialog.getByRole("button", { name: "Activate" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Lea is activating “loose”.");
  expect(dialog.getByRole("button", { name: "Activate" })).toHaveProperty("disabled", true);

  server.list = givenFilterList({ items: ITEMS, active: loose.id, activations: [ofLea({})] });

  const again = await dialog.findByRole("button", { name: "Activate instead of “loose”" }, { timeout: 5000 });
  expect(again).toHaveProperty("disabled", false);
});

test("what somebody else activated meanwhile is not offered a second time", async () => {
  const activated = givenActivation({ person: "Lea" });
  const { dialog } = await givenDialog({ active: givenStrict().id, activations: [activated] });

  await userEvent.click(dialog.getByRole("button", { name: "Activate" }));

  const alert = await dialog.findByRole("alert");
  expect(alert.textContent).toMatch(/^This version is active already: there is nothing left to activate\./);
  expect(alert.textContent).toMatch(/“strict” is active\. Lea activated it/);
  expect(alert.textContent).not.toMatch(/yours was not activated|computed anew/);
  expect(dialog.queryByRole("button", { name: /^Activate/ })).toBeNull();
});

test("of the same version that somebody else is activating it is not said that it can be activated then", async () => {
  const { dialog } = await givenDialog({ activations: [{ ...runs, version: givenStrict() }] });

  await userEvent.click(dialog.getByRole("button", { name: "Activate" }));

  expect((await dialog.findByRole("alert")).textContent).toBe(
    "Lea is activating “strict”. When that is done, it is active, and nothing is left to activate.",
  );
});

test("a refusal for another activation goes with that one, where it is cancelled", async () => {
  const { dialog, server } = await givenDialog({ activations: [runs] });
  await userEvent.click(dialog.getByRole("button", { name: "Activate" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Lea is activating “loose”.");

  server.list = givenFilterList({ items: ITEMS, activations: [ofLea({ state: "cancelled", moved: null })] });

  await waitFor(() => expect(dialog.queryByText(/is activating/)).toBeNull(), { timeout: 5000 });
  await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
  expect(dialog.getByRole("button", { name: "Activate" })).toHaveProperty("disabled", false);
});

test("what the list does not explain is said as the server said it", async () => {
  const { dialog } = await givenDialog({});

  await userEvent.click(dialog.getByRole("button", { name: "Activate" }));

  expect((await dialog.findByRole("alert")).textContent).toBe(SAID);
});
