import { act } from "@testing-library/react";
import { vi } from "vitest";

const LINE_PX = 22;

interface Lines {
  /** So many show. */
  readonly shown: number;
  /** So many the text is high. */
  readonly lines: () => number;
}

/** A text in lines, where nothing is laid out. What is watched is told of once by itself, as in a browser. */
export function givenLines({ shown, lines }: Lines): { resize: () => void } {
  const watching = new Set<() => void>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      onResize: () => void;
      constructor(onResize: () => void) {
        this.onResize = onResize;
      }
      observe = () => {
        watching.add(this.onResize);
        queueMicrotask(() => act(this.onResize));
      };
      disconnect = () => watching.delete(this.onResize);
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(LINE_PX * shown);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(() => LINE_PX * lines());

  return { resize: () => act(() => watching.forEach((onResize) => void onResize())) };
}

/** Once what is watched was told of. */
export const laidOut = () => act(async () => undefined);
