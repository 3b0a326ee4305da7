import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenDefaults } from "./given-filters";
import { givenLab, LAB_CORPUS } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

const MOVED = `POST /api/corpora/${LAB_CORPUS.id}/moved-rows`;
const DRAFT = "agenticShare:0.7";
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (problem: string) => ({ id: crypto.randomUUID(), problem, run: "night 3", why: `${problem} is why.` });
const [lamp, mat] = [row("brass lamp"), row("yoga mat")];
const pageOf = (body: unknown) =>
  JSON.stringify(body).includes('"first":0')
    ? { total: 2, items: [lamp], next: 1 }
    : { total: 2, items: [mat], next: null };

test("from a few of those that would enter all are listed, a page at a time, and the address says so", async () => {
  const { asked, address } = givenLab({
    search: `?draft=${DRAFT}`,
    answers: { [MOVED]: (_: URL, body: unknown) => pageOf(body) },
  });

  await userEvent.click(await screen.findByRole("button", { name: "List all that would enter" }));
  const list = within(await screen.findByRole("list", { name: "All that would enter" }));
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  const { id: active } = givenDefaults();
  expect((await list.findByRole("link", { name: /yoga mat/ })).getAttribute("href")).toBe(
    `/trajectories/${mat.id}?corpus=${LAB_CORPUS.id}&${new URLSearchParams({ versions: `${active},${active}`, draft: DRAFT })}`,
  );
  expect(list.getByText("brass lamp is why.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(address().get("list")).toBe("entered");
  expect(address().get("draft")).toContain("agenticShare");
  expect(asked.filter(({ key }) => key === MOVED).map(({ body }) => body)).toMatchObject([
    { side: "entered", first: 0, thresholds: { agenticShare: 0.7 } },
    { side: "entered", first: 1 },
  ]);

  await userEvent.click(screen.getByRole("button", { name: "Back to the effect" }));
  expect(await screen.findByRole("region", { name: "412 would enter" })).toBeTruthy();
  expect(address().get("list")).toBeNull();
});

test("an address opens the list of what would leave, and another part of the lab closes it", async () => {
  const { asked, address } = givenLab({
    search: `?draft=${DRAFT}&list=left`,
    answers: { [MOVED]: pageOf({ first: 0 }) },
  });

  expect(await screen.findByRole("list", { name: "All that would leave" })).toBeTruthy();
  expect(asked.some(({ key }) => key.endsWith("/what-if"))).toBe(false);

  await userEvent.click(screen.getByRole("radio", { name: "Labels" }));
  await vi.waitFor(() => expect(address().get("list")).toBeNull());
});

test("a list that fails says why and can be asked again", async () => {
  const body = { code: "NOT_FOUND", detail: "There is no such version.", requestId: "r" };
  givenLab({ search: "?list=left", answers: { [MOVED]: () => Response.json(body, { status: 404 }) } });

  expect(await screen.findByText("What would leave could not be listed")).toBeTruthy();
  expect(screen.getByRole("button", { name: /again/ })).toBeTruthy();
});

test("where every one is among the samples there is no list beside them", async () => {
  const { samples } = givenWhatIf().entered;
  givenLab({
    answers: {
      [`POST /api/corpora/${LAB_CORPUS.id}/what-if`]: givenWhatIf({
        entered: { count: samples.length, approved: 0, samples },
      }),
    },
  });

  await screen.findByRole("region", { name: /1 would enter/ });
  expect(screen.queryByRole("button", { name: "List all that would enter" })).toBeNull();
});
