import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { FilterInput } from "./filter-input";

const applied = vi.fn();

function Filter({ initial = "" }: { initial?: string }) {
  const [filter, setFilter] = useState(initial);
  const inputRef = useRef<HTMLInputElement>(null);

  return (
    <>
      <FilterInput
        corpus="c-1"
        filter={filter}
        known={{ run: ["night 3"] }}
        inputRef={inputRef}
        onApply={(next) => {
          applied(next);
          setFilter(next);
        }}
      />
      <button type="button" onClick={() => setFilter("gate:5")}>
        From elsewhere
      </button>
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  applied.mockClear();
  vi.unstubAllGlobals();
});

const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Filter" });

test("completes a field and then its value, by keyboard alone", async () => {
  givenApp(<Filter />);

  await userEvent.type(input(), "verd{ArrowDown}{Enter}sub{ArrowDown}{Enter}");

  expect(input().value).toBe("verdict:sub_task ");
});

test("offers the runs that the corpus holds, in quotes where they need them", async () => {
  givenApp(<Filter />);

  await userEvent.type(input(), "run:ni{ArrowDown}{Enter}");

  expect(input().value).toBe('run:"night 3" ');
});

test("offers the miners, models and suites that runs of the corpus have, by what is typed", async () => {
  const { asked } = givenApp(<Filter />, {
    answers: {
      "GET /api/corpora/c-1/field-values": (url: URL) => ({
        items: url.searchParams.get("field") === "miner" ? ["5FHneW46"] : ["v 3"],
      }),
    },
  });

  await userEvent.type(input(), "suite:");
  expect(await screen.findByRole("option", { name: /^v 3/ })).toBeTruthy();
  await userEvent.type(input(), '"v 3" miner:5fh');
  await userEvent.click(await screen.findByRole("option", { name: /^5FHneW46/ }));

  expect(input().value).toBe('suite:"v 3" miner:5FHneW46 ');
  expect(asked.map(({ url }) => `${url.searchParams.get("field")} ${url.searchParams.get("prefix")}`)).toContain(
    "miner 5fh",
  );
  expect(asked.some(({ url }) => url.searchParams.get("field") === "run")).toBe(false);
});

test("values are asked for once typing rests, and for what stands there then", async () => {
  vi.useFakeTimers();
  const { asked } = givenApp(<Filter />, { answers: { "GET /api/corpora/c-1/field-values": { items: ["5FHneW46"] } } });

  for (const value of ["miner:5", "miner:5f", "miner:5fh"]) {
    fireEvent.change(input(), { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(asked.filter(({ url }) => url.pathname.endsWith("/field-values"))).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(100));

  const values = asked.filter(({ url }) => url.pathname.endsWith("/field-values"));
  expect(values.map(({ url }) => url.searchParams.get("prefix"))).toEqual(["5fh"]);
  expect(screen.getByRole("option", { name: /^5FHneW46/ })).toBeTruthy();
});

test("a filter that makes sense is applied after a pause, without Enter", () => {
  vi.useFakeTimers();
  givenApp(<Filter />);

  fireEvent.change(input(), { target: { value: "magnet" } });

  act(() => vi.advanceTimersByTime(200));
  expect(applied).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(300));
  expect(applied).toHaveBeenCalledWith("magnet");
});

test("a mistake is explained and never applied, so the last good rows stay", async () => {
  givenApp(<Filter initial="gate:5" />);

  await userEvent.clear(input());
  await userEvent.type(input(), "verdit:agentic{Enter}");

  expect(screen.getByText(/There is no field “verdit”/)).toBeTruthy();
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(applied).not.toHaveBeenCalledWith("verdit:agentic");
});

test("a word that is still being completed is no mistake yet", async () => {
  givenApp(<Filter />);

  await userEvent.type(input(), "verdict:a");

  expect(input().getAttribute("aria-invalid")).toBe("false");
});

test("a mistake before the word that is being completed is explained meanwhile", async () => {
  givenApp(<Filter />);

  await userEvent.type(input(), "verdit:agentic gate:");

  expect(input().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText(/There is no field “verdit”/)).toBeTruthy();
  expect(screen.queryByText("A value is missing here.")).toBeNull();
});

test("one press takes the suggestion of a mistake", async () => {
  givenApp(<Filter />);
  await userEvent.type(input(), "verdit:agentic{Enter}");

  await userEvent.click(screen.getByRole("button", { name: "Use verdict" }));

  expect(input().value).toBe("verdict:agentic");
  await waitFor(() => expect(applied).toHaveBeenLastCalledWith("verdict:agentic"));
});

test("a filter set from elsewhere replaces what was typed", async () => {
  givenApp(<Filter />);
  await userEvent.type(input(), "verdit:x");

  await userEvent.click(screen.getByRole("button", { name: "From elsewhere" }));

  expect(input().value).toBe("gate:5");
});

test("what was being typed is not applied over a filter that was set from elsewhere in the pause", () => {
  vi.useFakeTimers();
  givenApp(<Filter />);
  fireEvent.change(input(), { target: { value: "magnet" } });

  fireEvent.click(screen.getByRole("button", { name: "From elsewhere" }));
  act(() => vi.advanceTimersByTime(1000));

  expect(input().value).toBe("gate:5");
  expect(applied).not.toHaveBeenCalled();
});

test("what was being typed is not applied once the filter has left the screen", () => {
  vi.useFakeTimers();
  givenApp(<Filter />);
  fireEvent.change(input(), { target: { value: "magnet" } });

  cleanup();
  act(() => vi.advanceTimersByTime(1000));

  expect(applied).not.toHaveBeenCalled();
});

test("Escape closes the suggestions first and leaves the field second", async () => {
  givenApp(<Filter />);
  await userEvent.type(input(), "ver");

  await userEvent.keyboard("{Escape}");
  expect(input().getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard("{Escape}");

  expect(document.activeElement).not.toBe(input());
});

test("a mistake says that the rows below are older only where a filter worked before", async () => {
  givenApp(<Filter initial="gate:5" />);
  await userEvent.type(input(), " verdikt:a gatte:5{Enter}");
  expect(screen.getByText(/There is no field “gatte”/)).toBeTruthy();
  expect(screen.getAllByText(/^The rows below are those/)).toHaveLength(1);
  cleanup();

  givenApp(<Filter initial="verdikt:a" />);

  expect(screen.getByText(/There is no field “verdikt”/)).toBeTruthy();
  expect(screen.queryByText(/^The rows below/)).toBeNull();
});

test("what other judges say is offered only to who may see it", async () => {
  givenApp(<Filter />, { answers: givenMe("annotator") });
  await userEvent.type(input(), "other");
  expect(screen.queryByRole("option", { name: /other_judge/ })).toBeNull();
  cleanup();

  givenApp(<Filter />, { answers: givenMe("researcher") });
  await userEvent.type(input(), "other");
  expect(screen.getByRole("option", { name: /other_judge/ })).toBeTruthy();
});
