import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TimeText } from "./time-text";

const ISO = "2026-11-21T08:25:00Z";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T08:30:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the time is told by how long ago it is, with the exact one behind it, and goes on by itself", () => {
  render(<TimeText iso={ISO} />);

  const time = screen.getByText("5 minutes ago");
  expect(time.title).toBe("21 Nov 2026, 08:25 UTC");
  expect(time.getAttribute("datetime")).toBe(ISO);

  act(() => vi.advanceTimersByTime(60_000));
  expect(time.textContent).toBe("6 minutes ago");
});

test("what happened in this minute, or by a clock that is ahead, is just now", () => {
  render(<TimeText iso="2026-11-21T08:45:00Z" />);

  expect(screen.getByText("just now")).toBeTruthy();
});

test("the server, which knows no clock of the reader, writes the day: about as long as what stands there next", () => {
  expect(renderToString(<TimeText iso={ISO} />)).toContain('title="21 Nov 2026, 08:25 UTC">21 Nov 2026</time>');
});
