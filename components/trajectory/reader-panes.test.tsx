import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ReaderPanes } from "./reader-panes";
import { useSidePane } from "./use-side-pane";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const OUTLINE = { id: "outline", first: 220, least: 168, most: 420 };
const REVIEW = { id: "review", first: 304, least: 256, most: 560 };

function Given() {
  const outline = useSidePane(OUTLINE);
  const review = useSidePane(REVIEW);

  return <ReaderPanes left="Outline" centre="Steps" right="Verdict" outline={outline} review={review} />;
}

/** Its edges come late. */
async function given() {
  const view = render(<Given />);
  await screen.findByRole("separator", { name: "Width of the outline" });

  return view;
}

function edge(name: string): HTMLElement {
  return screen.getByRole("separator", { name });
}

const isShown = (text: string): boolean => screen.getByText(text).closest("[hidden]") === null;
const widthOf = (name: string): string | null => edge(name).getAttribute("aria-valuenow");

test("arrow keys move an edge within its limits, away from its own pane on either side", async () => {
  await given();

  fireEvent.keyDown(edge("Width of the outline"), { key: "ArrowRight" });
  fireEvent.keyDown(edge("Width of the verdict"), { key: "ArrowLeft" });
  expect([widthOf("Width of the outline"), widthOf("Width of the verdict")]).toEqual(["236", "320"]);

  fireEvent.keyDown(edge("Width of the outline"), { key: "End" });
  fireEvent.keyDown(edge("Width of the outline"), { key: "ArrowRight" });
  expect(widthOf("Width of the outline")).toBe("420");
  fireEvent.keyDown(edge("Width of the outline"), { key: "Home" });
  expect(widthOf("Width of the outline")).toBe("168");
});

test("Enter closes a pane and opens it at the width it had", async () => {
  await given();
  fireEvent.keyDown(edge("Width of the verdict"), { key: "ArrowLeft" });

  fireEvent.keyDown(edge("Width of the verdict"), { key: "Enter" });
  expect(isShown("Verdict")).toBe(false);
  expect(widthOf("Width of the verdict")).toBe("0");
  fireEvent.keyDown(edge("Width of the verdict"), { key: "Enter" });

  expect(isShown("Verdict")).toBe(true);
  expect(widthOf("Width of the verdict")).toBe("320");
});

test("dragging an edge widens its pane, and far inwards closes it", async () => {
  await given();
  const outline = edge("Width of the outline");
  outline.setPointerCapture = () => undefined;

  fireEvent.pointerDown(outline, { button: 0, clientX: 220, pointerId: 1 });
  fireEvent.pointerMove(outline, { clientX: 300 });
  expect(widthOf("Width of the outline")).toBe("300");
  fireEvent.pointerMove(outline, { clientX: 40 });

  expect(isShown("Outline")).toBe(false);
});

test.each([
  ["Show the left pane", "Width of the outline", "Outline"],
  ["Show the right pane", "Width of the verdict", "Verdict"],
])("a closed pane leaves a button that opens it, also the next time: %s", async (button, edgeName, pane) => {
  const first = await given();
  expect(screen.queryByRole("button", { name: button })).toBeNull();
  fireEvent.keyDown(edge(edgeName), { key: "Enter" });
  expect(await screen.findByRole("button", { name: button })).toBeTruthy();
  first.unmount();

  await given();
  expect(isShown(pane)).toBe(false);
  await userEvent.click(await screen.findByRole("button", { name: button }));

  expect(isShown(pane)).toBe(true);
  expect(screen.queryByRole("button", { name: button })).toBeNull();
  expect(document.activeElement).toBe(edge(edgeName));
});

test("widths and closed panes are there again the next time; what is not ours in the storage is not read", async () => {
  const first = await given();
  fireEvent.keyDown(edge("Width of the outline"), { key: "ArrowRight" });
  fireEvent.keyDown(edge("Width of the verdict"), { key: "Enter" });
  first.unmount();

  const second = await given();
  expect([widthOf("Width of the outline"), widthOf("Width of the verdict")]).toEqual(["236", "0"]);
  second.unmount();
  localStorage.setItem("assay.pane.outline", "nonsense");

  await given();
  expect(widthOf("Width of the outline")).toBe("220");
});
