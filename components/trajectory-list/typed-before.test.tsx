import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FilterInput } from "./filter-input";

const applied = vi.fn();

function Filter({ of: first = "" }: { of?: string }) {
  const [filter, setFilter] = useState(first);
  const inputRef = useRef<HTMLInputElement>(null);
  const onApply = (next: string) => {
    applied(next);
    setFilter(next);
  };

  return <FilterInput filter={filter} known={{}} inputRef={inputRef} onApply={onApply} />;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  applied.mockClear();
});

/** The field as the server drew it, with what a person typed before the scripts of the page ran; then they run. */
async function givenTypedBefore(typed: string, of?: string) {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <Filter {...(of === undefined ? {} : { of })} />
    </QueryClientProvider>
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Filter" });
  input().focus();
  input().value = typed;
  await act(async () => void render(page, { container, hydrate: true }));

  return input;
}

test("what was typed before the scripts ran is drawn, and applied by the first Enter", async () => {
  const input = await givenTypedBefore("verdict:agentic");
  expect(input().parentElement?.textContent).toContain("verdict:agentic");

  fireEvent.keyDown(input(), { key: "Enter" });

  expect(applied).toHaveBeenCalledWith("verdict:agentic");
  expect(input().value).toBe("verdict:agentic");
});

test("it is applied after a pause where Enter came too early, too, and a mistake in it is explained", async () => {
  const input = await givenTypedBefore("magnet");
  act(() => vi.advanceTimersByTime(500));
  expect(applied).toHaveBeenCalledWith("magnet");
  expect(input().value).toBe("magnet");
  cleanup();

  const other = await givenTypedBefore("verdit:agentic gate:5");
  expect(screen.getByText(/There is no field “verdit”/)).toBeTruthy();
  expect(other().value).toBe("verdit:agentic gate:5");
});

test("what is being typed is completed as if it were typed now", async () => {
  const input = await givenTypedBefore("verd");

  expect(input().getAttribute("aria-expanded")).toBe("true");
  fireEvent.keyDown(input(), { key: "ArrowDown" });
  fireEvent.keyDown(input(), { key: "Enter" });

  expect(input().value).toBe("verdict:");
});

test.each(["gate:5 magnet", ""])("beside the filter of the address it takes its place: “%s”", async (typed) => {
  const input = await givenTypedBefore(typed, "gate:5");
  expect(input().value).toBe(typed);

  act(() => vi.advanceTimersByTime(500));

  expect(applied.mock.calls).toEqual([[typed]]);
});

test("a field that nobody touched applies nothing", async () => {
  await givenTypedBefore("gate:5", "gate:5");

  act(() => vi.advanceTimersByTime(500));

  expect(applied).not.toHaveBeenCalled();
});
