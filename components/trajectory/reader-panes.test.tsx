import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { meOptions } from "@/lib/client/me";
import type { Me } from "@/lib/contract/people";
import { ReaderPanes } from "./reader-panes";
import { useSidePane } from "./use-side-pane";

beforeEach(() => {
  localStorage.clear();
  // Who looks is known with the page, or not at all.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const OUTLINE = { id: "outline", first: 220, least: 168, most: 420 };
const REVIEW = { id: "review", first: 304, least: 256, most: 560 };

function Given() {
  const outline = useSidePane(OUTLINE);
  const review = useSidePane(REVIEW);

  return <ReaderPanes left="Outline" centre="Steps" right="Verdict" outline={outline} review={review} />;
}

const ANNA: Me = {
  id: crypto.randomUUID(),
  name: "Anna",
  email: null,
  role: "lead",
  access: "required",
  isActing: false,
};
const BEN: Me = { ...ANNA, id: crypto.randomUUID(), name: "Ben" };

function clientOf(me: Me | undefined): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  if (me) client.setQueryData(meOptions().queryKey, me);

  return client;
}

/** As the page brings who looks at it. Its edges come late. */
async function given(me: Me | undefined) {
  const client = clientOf(me);
  const view = render(
    <QueryClientProvider client={client}>
      <Given />
    </QueryClientProvider>,
  );
  await screen.findByRole("separator", { name: "Width of the outline" });

  return { ...view, become: (person: Me) => act(() => void client.setQueryData(meOptions().queryKey, person)) };
}

function edge(name: string): HTMLElement {
  return screen.getByRole("separator", { name });
}

const isShown = (text: string): boolean => screen.getByText(text).closest("[hidden]") === null;
/** Libraries put styles of their own there. */
const noticeRight = () =>
  [...document.querySelectorAll("style")].find(({ textContent }) => textContent?.includes("--notice-right"))
    ?.textContent;
const widthOf = (name: string): string | null => edge(name).getAttribute("aria-valuenow");

test("arrow keys move an edge within its limits, away from its own pane on either side", async () => {
  await given(ANNA);

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
  await given(ANNA);
  fireEvent.keyDown(edge("Width of the verdict"), { key: "ArrowLeft" });

  fireEvent.keyDown(edge("Width of the verdict"), { key: "Enter" });
  expect(isShown("Verdict")).toBe(false);
  expect(widthOf("Width of the verdict")).toBe("0");
  fireEvent.keyDown(edge("Width of the verdict"), { key: "Enter" });

  expect(isShown("Verdict")).toBe(true);
  expect(widthOf("Width of the verdict")).toBe("320");
});

test("dragging an edge widens its pane, and far inwards closes it", async () => {
  await given(ANNA);
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
  const first = await given(ANNA);
  expect(screen.queryByRole("button", { name: button })).toBeNull();
  fireEvent.keyDown(edge(edgeName), { key: "Enter" });
  expect(await screen.findByRole("button", { name: button })).toBeTruthy();
  first.unmount();

  await given(ANNA);
  expect(isShown(pane)).toBe(false);
  await userEvent.click(await screen.findByRole("button", { name: button }));

  expect(isShown(pane)).toBe(true);
  expect(screen.queryByRole("button", { name: button })).toBeNull();
  expect(document.activeElement).toBe(edge(edgeName));
});

test("widths and closed panes are there again the next time; what is not ours in the storage is not read", async () => {
  const first = await given(ANNA);
  fireEvent.keyDown(edge("Width of the outline"), { key: "ArrowRight" });
  fireEvent.keyDown(edge("Width of the verdict"), { key: "Enter" });
  first.unmount();

  const second = await given(ANNA);
  expect([widthOf("Width of the outline"), widthOf("Width of the verdict")]).toEqual(["236", "0"]);
  second.unmount();
  localStorage.setItem(`assay.pane.${ANNA.id}.outline`, "nonsense");

  await given(ANNA);
  expect(widthOf("Width of the outline")).toBe("220");
});

test("each person of a browser has their own widths, and begins with those of an older version", async () => {
  localStorage.setItem("assay.pane.outline", JSON.stringify({ width: 300, isOpen: true }));
  const first = await given(ANNA);
  expect(widthOf("Width of the outline")).toBe("300");
  fireEvent.keyDown(edge("Width of the outline"), { key: "ArrowRight" });
  first.unmount();

  const second = await given(BEN);
  expect(widthOf("Width of the outline")).toBe("300");
  fireEvent.keyDown(edge("Width of the outline"), { key: "Enter" });
  second.unmount();

  await given(ANNA);
  expect(widthOf("Width of the outline")).toBe("316");
});

test("the first picture has the person's width already", () => {
  localStorage.setItem(`assay.pane.${ANNA.id}.outline`, JSON.stringify({ width: 300, isOpen: true }));

  const html = renderToString(
    <QueryClientProvider client={clientOf(ANNA)}>
      <Given />
    </QueryClientProvider>,
  );

  expect(html).toContain("width:300px");
});

test("who is known late gets their own widths then, and nothing of it is kept for nobody", async () => {
  localStorage.setItem(`assay.pane.${BEN.id}.outline`, JSON.stringify({ width: 340, isOpen: true }));
  const { become } = await given(undefined);
  fireEvent.keyDown(edge("Width of the outline"), { key: "ArrowRight" });
  expect([widthOf("Width of the outline"), Object.keys(localStorage)]).toEqual([
    "236",
    [`assay.pane.${BEN.id}.outline`],
  ]);

  become(BEN);

  await waitFor(() => expect(widthOf("Width of the outline")).toBe("340"));
});

test("notices stand left of the pane of answers, or of its rail where it is closed", async () => {
  await given(ANNA);
  expect(noticeRight()).toBe(`:root{--notice-right:${REVIEW.first + 16}px}`);

  fireEvent.keyDown(edge("Width of the verdict"), { key: "ArrowLeft" });
  expect(noticeRight()).toBe(`:root{--notice-right:${REVIEW.first + 32}px}`);
  fireEvent.keyDown(edge("Width of the verdict"), { key: "Enter" });
  expect(noticeRight()).toBe(":root{--notice-right:52px}");
});

const paneOf = (text: string) => screen.getByText(text, { selector: "[style*=width]" });

test("panes give way to a narrow window down to their least widths, the one that is answered in last", async () => {
  await given(ANNA);

  expect(paneOf("Outline").style.minWidth).toBe(`${OUTLINE.least}px`);
  expect(paneOf("Verdict").style.minWidth).toBe(`${REVIEW.least}px`);
  for (const text of ["Outline", "Verdict"]) expect(paneOf(text).className).not.toContain("shrink-0");
  expect(paneOf("Outline").className).toContain("first:shrink-999");
  expect(paneOf("Outline").matches(":first-child")).toBe(true);
});

/** A window in which a pane has so much room at most, and tells of it as a browser does. */
function givenRoom(most: number) {
  const room = { most };
  const watching = new Set<() => void>();
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return Math.min(room.most, Number.parseInt(this.style.width, 10) || 0);
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      onResize: () => void;
      constructor(onResize: () => void) {
        this.onResize = onResize;
      }
      observe = () => void watching.add(this.onResize);
      disconnect = () => watching.delete(this.onResize);
    },
  );

  return (next: number) => {
    room.most = next;
    act(() => watching.forEach((onResize) => void onResize()));
  };
}

const WIDE = 2000;
test("an edge says and moves the width that a narrow window leaves its pane, and a wider one finds what was kept", async () => {
  const resize = givenRoom(WIDE);
  localStorage.setItem(`assay.pane.${ANNA.id}.review`, JSON.stringify({ width: 504, isOpen: true }));
  await given(ANNA);
  const verdict = edge("Width of the verdict");
  verdict.setPointerCapture = () => undefined;
  expect(widthOf("Width of the verdict")).toBe("504");

  resize(438);
  expect(widthOf("Width of the verdict")).toBe("438");
  expect(noticeRight()).toBe(":root{--notice-right:454px}");

  // Outwards there is no room, and nothing is lost.
  fireEvent.keyDown(verdict, { key: "ArrowLeft" });
  expect(paneOf("Verdict").style.width).toBe("504px");
  fireEvent.keyDown(verdict, { key: "ArrowRight" });
  expect(paneOf("Verdict").style.width).toBe("422px");
  fireEvent.pointerDown(verdict, { button: 0, clientX: 662, pointerId: 1 });
  fireEvent.pointerMove(verdict, { clientX: 672 });
  expect(paneOf("Verdict").style.width).toBe("412px");

  fireEvent.keyDown(verdict, { key: "End" });
  resize(WIDE);
  expect(widthOf("Width of the verdict")).toBe(String(REVIEW.most));
});
