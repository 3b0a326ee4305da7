import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import { address, givenTable, ROWS } from "./given-table";
import { keepOpened } from "./last-opened";

// Next fetches ahead only within its own router; here the link says whether it would.
vi.mock("next/link", () => ({
  default: ({ prefetch, ...rest }: ComponentProps<"a"> & { prefetch?: boolean | null }) => (
    <a data-ahead={prefetch === true} {...rest} />
  ),
}));

beforeEach(() => {
  localStorage.clear();
  keepOpened({ corpus: "another", filter: "", sort: "" }, "another");
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const link = (name: string) => screen.getByRole("link", { name: new RegExp(name) });
const ahead = () =>
  screen.getAllByRole("link").flatMap((of) => (of.dataset["ahead"] === "true" ? [of.textContent] : []));

test("the screen of a row is fetched ahead once the pointer stays on its task, and not where it passes over", async () => {
  await givenTable();
  fireEvent.pointerEnter(link("first"));
  fireEvent.pointerLeave(link("first"));
  fireEvent.pointerEnter(link("second"));

  await waitFor(() => expect(ahead()).toEqual(["second fridge magnet"]));
});

test("so is that of a row that came to lie under a pointer at rest", async () => {
  await givenTable();

  // What was left is gone by then: the browser names what is above it as the place that the pointer comes from.
  fireEvent(
    link("second"),
    new PointerEvent("pointerover", { bubbles: true, relatedTarget: screen.getByRole("grid") }),
  );

  await waitFor(() => expect(ahead()).toEqual(["second fridge magnet"]));
});

test("a press fetches it ahead at once", async () => {
  await givenTable();

  fireEvent.pointerDown(link("first"), { pointerType: "mouse", button: 0 });

  expect(ahead()).toEqual(["first headlight cover"]);
});

test("so is that of the row that a key led to", async () => {
  await givenTable();

  await userEvent.keyboard("j");

  await waitFor(() => expect(ahead()).toEqual(["first headlight cover"]));
});

test("who only points at a row has not been shown its trajectory; a press asks for it and its first steps", async () => {
  const app = await givenTable();
  const [first] = ROWS;
  const asked = () => app.asked.map(({ key }) => key).filter((key) => key.includes(`/${first?.id}`));
  fireEvent.pointerEnter(link("first"));
  await waitFor(() => expect(ahead()).toEqual(["first headlight cover"]));
  expect(asked()).toEqual([]);

  fireEvent.pointerDown(link("first"), { pointerType: "mouse", button: 0 });

  expect(asked()).toEqual([`GET /api/trajectories/${first?.id}`, `GET /api/trajectories/${first?.id}/chunks/0`]);
});

test.each([
  { what: "a finger, which may begin to scroll", press: { pointerType: "touch" } },
  { what: "the button of the context menu", press: { pointerType: "mouse", button: 2 } },
  { what: "a key that opens another tab", press: { pointerType: "mouse", button: 0, ctrlKey: true } },
])("a press with $what asks for nothing before it is a click", async ({ press }) => {
  const app = await givenTable();
  const asked = () => app.asked.map(({ key }) => key).filter((key) => key.includes(`/${ROWS[0]?.id}`));

  fireEvent.pointerDown(link("first"), press);
  expect(asked()).toEqual([]);
  // A page is not loaded here, as Next's own link loads none.
  window.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  fireEvent.click(link("first"));

  expect(asked()).toHaveLength(2);
});

test("Enter on a row asks for it together with the screen", async () => {
  const app = await givenTable();
  await userEvent.keyboard("j{Enter}");

  expect(app.push).toHaveBeenCalledTimes(1);
  expect(app.asked.map(({ key }) => key)).toContain(`GET /api/trajectories/${ROWS[0]?.id}`);
});

test("a link that is followed does not draw the table once more before it goes; a press beside it makes its row the active one", async () => {
  await givenTable();
  const active = () => screen.getByRole("grid").getAttribute("aria-activedescendant");
  link("first").addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link("first"));
  expect(active()).toBeNull();

  fireEvent.click(screen.getByRole("row", { name: /first/ }));

  expect(active()).toBe(`row-${ROWS[0]?.id}`);
});

test("a row whose link is followed while another is peeked at is the one to come back to", async () => {
  await givenTable({ peek: ROWS[0]?.id ?? "" });
  link("second").addEventListener("click", (event) => event.preventDefault());

  fireEvent.click(link("second"));

  await waitFor(() => expect(address.state?.peek).toBe(ROWS[1]?.id));
});
