import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { Toaster } from "@/components/ui/toast";
import type { ReferenceValue } from "@/lib/contract/references";
import type { Role } from "@/lib/domain/policy";
import { aPublishedValue, aReferenceValue } from "./given-reference";
import { ReferencesPanel } from "./references-panel";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CORPUS = "11111111-1111-4111-8111-111111111111";
const own = aReferenceValue();
const published = aPublishedValue();
const ofBucket = aPublishedValue({ id: "sft-shop", label: "ORO SFT stack, shop", bucket: "shop" });

const ANY = { role: "researcher" as Role, answers: {}, items: [published, ofBucket, own], search: "" };

function givenPanel(given: Partial<typeof ANY> = {}) {
  const { role, answers, items, search } = { ...ANY, ...given };
  const onShow = vi.fn();
  const app = givenApp(
    <>
      <ReferencesPanel corpus={CORPUS} shown={[own.id]} drawable={[published.id, own.id]} onShow={onShow} />
      <Toaster />
    </>,
    { search, answers: { ...givenMe(role), [`GET /api/corpora/${CORPUS}/references`]: { items }, ...answers } },
  );

  return { ...app, onShow };
}

const row = async (name: string) =>
  within((await screen.findByRole("rowheader", { name })).closest("tr") ?? document.body);

test("a published value is cited with its harness, set, sampling and caveat, and nobody can change it", async () => {
  givenPanel();

  const line = await row("ORO SFT stack");
  expect(line.getByText("53.3 %")).toBeDefined();
  expect(line.getByText("pass@8")).toBeDefined();
  expect(line.getByText("75 held-out problems; harness: 7-tool; a mean over samples")).toBeDefined();
  expect(line.getByText("Eight samples of each problem.")).toBeDefined();
  expect(line.getByRole("link").getAttribute("href")).toBe("https://arxiv.org/abs/2606.10064");
  expect(line.queryByRole("button")).toBeNull();
});

test("each value that a chart draws can be shown and hidden; one of a bucket is listed only", async () => {
  const { onShow } = givenPanel();

  await userEvent.click((await row("ORO SFT stack")).getByRole("checkbox", { name: "Draw ORO SFT stack, pass@8" }));
  await userEvent.click((await row("Last year’s model")).getByRole("checkbox"));

  expect(onShow.mock.calls).toEqual([[[own.id, published.id]], [[]]]);
  expect((await row("ORO SFT stack, shop")).queryByRole("checkbox")).toBeNull();
});

test("a value is added with its figure and source, drawn, and the mistakes are told in sentences", async () => {
  const added = aReferenceValue({ label: "Ours" });
  const { onShow, asked } = givenPanel({ answers: { [`POST /api/corpora/${CORPUS}/references`]: added } });

  await userEvent.click(await screen.findByRole("button", { name: "Add a reference value" }));
  await userEvent.click(await screen.findByRole("button", { name: "Add" }));
  expect(screen.getByText("Write where the value comes from, so that others can look it up.")).toBeDefined();
  await userEvent.type(screen.getByLabelText("Label"), "Ours");
  await userEvent.type(screen.getByLabelText("Value"), "42.7");
  await userEvent.type(screen.getByLabelText("Problems, if known"), "75");
  await userEvent.type(screen.getByLabelText("Source"), "A report");
  expect(screen.getByText("32 of 75 problems; it gets a 95 % interval (Wilson).")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Add" }));

  await waitFor(() => expect(onShow).toHaveBeenCalledWith([own.id, added.id]));
  expect(asked.find(({ key }) => key.startsWith("POST"))?.body).toMatchObject({
    ...{ label: "Ours", figure: { kind: "asr" }, value: 0.427, problems: 75, source: "A report", bucket: null },
  });
});

test("who may not change them is told why, and reads them all", async () => {
  givenPanel({ role: "annotator" });

  const line = await row("Last year’s model");
  const button = screen.getByRole("button", { name: "Add a reference value" });
  await waitFor(() => expect(button.hasAttribute("disabled")).toBe(true));
  expect(button.getAttribute("title")).toContain("may not add, change or remove reference values");
  expect(line.queryByRole("button")).toBeNull();
});

test("a removal names the version that was seen", async () => {
  const { asked } = givenPanel({
    answers: { [`DELETE /api/references/${own.id}`]: { id: own.id, version: 2 } },
  });

  await userEvent.click((await row("Last year’s model")).getByRole("button", { name: "Remove Last year’s model" }));

  await waitFor(() => expect(asked.find(({ key }) => key.startsWith("DELETE"))?.url.search).toBe("?version=1"));
});

const failing = (status: number, code: string) => () =>
  Response.json({ code, detail: "Something broke.", requestId: "r-9" }, { status });

/** A value that was removed, and the undo of that, with what the server says to it each time. */
async function givenUndo(...said: readonly (() => unknown)[]) {
  let tries = 0;
  const app = givenPanel({
    answers: {
      [`DELETE /api/references/${own.id}`]: { id: own.id, version: 2 },
      [`PATCH /api/references/${own.id}`]: () => said[tries++]?.(),
    },
  });
  await userEvent.click((await row("Last year’s model")).getByRole("button", { name: "Remove Last year’s model" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

  return app;
}

test("an undo that met a fault is offered again by its notice", async () => {
  const { asked } = await givenUndo(failing(500, "INTERNAL"), () => own);

  expect(await screen.findByText("Something broke. Request r-9.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  const sent = () => asked.filter(({ key }) => key.startsWith("PATCH")).map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
});

test("an undo that was refused is not offered again: the answer would be the same", async () => {
  await givenUndo(failing(409, "CONFLICT"));

  expect(await screen.findByText("Something broke. Request r-9.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("what people wrote is text, hidden characters are named", async () => {
  const hostile: ReferenceValue = aReferenceValue({ label: "<b>x</b>\u202E", source: "https://evil.test/" });
  givenPanel({ items: [hostile] });

  expect(await screen.findByText(/<b>x<\/b>/)).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});

test("no value is added to a corpus that nobody chose", async () => {
  const items = [givenCorpus({ id: CORPUS })];
  givenPanel({ answers: { "GET /api/corpora": { items } }, search: "?corpus=somewhere-else" });

  const [name, description] = ["Add a reference value", /^The address names a corpus that is not here/];
  expect(await screen.findByRole("button", { name, description })).toHaveProperty("disabled", true);
});
