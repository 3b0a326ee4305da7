import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { noteDeparture } from "@/lib/client/server-contact";
import { givenNextHistory } from "./given-next-history";
import { SET_OUT_WITHIN_MS } from "./set-out-within";
import { useKeptDeparture } from "./use-kept-departure";

afterEach(() => vi.useRealTimers());

test("what is written while somebody sets out is in the address, and Next hears nothing of it", () => {
  const { heard } = givenNextHistory("/trajectories");
  renderHook(() => useKeptDeparture());

  noteDeparture("/trajectories/1");
  window.history.replaceState(null, "", "?peek=1");
  window.history.replaceState(null, "", "?peek=2");

  expect([window.location.search, heard]).toEqual(["?peek=2", []]);
  expect(window.history.state).toEqual({ __NA: true });
});

test("Next hears of what is written while nobody sets out", () => {
  const { heard } = givenNextHistory("/trajectories");
  renderHook(() => useKeptDeparture());

  window.history.replaceState(null, "", "?peek=1");

  expect(heard).toEqual(["?peek=1"]);
});

test("Next hears of what is written once they are there, or had been there already", () => {
  const { heard, arrive } = givenNextHistory("/trajectories");
  renderHook(() => useKeptDeparture());

  noteDeparture("/trajectories?filter=gate:5");
  arrive("/trajectories?filter=gate:5");
  window.history.replaceState(null, "", "?peek=1");
  noteDeparture("/trajectories?peek=1");
  window.history.replaceState({ __NA: true }, "", "/trajectories?peek=1");
  window.history.replaceState(null, "", "?peek=2");

  expect(heard).toEqual(["?peek=1", "?peek=2"]);
});

test("what Next had heard before and draws late leaves what was written since in the address, and the departure kept", () => {
  const { heard } = givenNextHistory("/trajectories?peek=1");
  renderHook(() => useKeptDeparture());
  noteDeparture("/trajectories/2");
  window.history.replaceState(null, "", "?peek=2");

  window.history.replaceState({ __NA: true, drawn: 1 }, "", "/trajectories?peek=1");
  expect([window.location.search, window.history.state]).toEqual(["?peek=2", { __NA: true, drawn: 1 }]);
  window.history.replaceState(null, "", "?peek=3");

  expect([window.location.search, heard]).toEqual(["?peek=3", []]);
});

test("who arrives in place of the screen that they leave has Next hear of what is written there", () => {
  const { heard } = givenNextHistory("/trajectories");
  renderHook(() => useKeptDeparture());
  noteDeparture("/runs");

  window.history.replaceState({ __NA: true }, "", "/runs");
  window.history.replaceState(null, "", "?sort=name");

  expect([window.location.pathname, heard]).toEqual(["/runs", ["?sort=name"]]);
});

test("who was there and comes back has Next hear of what is written", () => {
  const { heard, arrive } = givenNextHistory("/trajectories");
  renderHook(() => useKeptDeparture());
  noteDeparture("/trajectories/1");
  arrive("/trajectories/1");

  // What Back leaves behind: the address of before, and word of it.
  arrive("/trajectories");
  window.dispatchEvent(new PopStateEvent("popstate"));
  window.history.replaceState(null, "", "?peek=1");

  expect(heard).toEqual(["?peek=1"]);
});

test("who is kept here after all has Next hear of it", () => {
  const { heard } = givenNextHistory("/trajectories?filter=gate:5");
  renderHook(() => useKeptDeparture());
  noteDeparture("/trajectories/1");

  window.history.replaceState({}, "", window.location.href);
  window.history.replaceState(null, "", "?peek=1");

  expect(heard).toEqual(["?filter=gate:5", "?peek=1"]);
});

test("a second departure is kept as the first one, and the screen that goes leaves the history as it found it", () => {
  const { heard } = givenNextHistory("/trajectories");
  const before = window.history.replaceState;
  const { unmount } = renderHook(() => useKeptDeparture());
  noteDeparture("/trajectories/1");
  noteDeparture("/trajectories/2");
  window.history.replaceState(null, "", "?peek=1");
  expect(heard).toEqual([]);

  unmount();

  expect(window.history.replaceState).toBe(before);
});

test("who works on for long while the answer does not come stays: Next hears of it again", () => {
  vi.useFakeTimers();
  const { heard } = givenNextHistory("/trajectories");
  renderHook(() => useKeptDeparture());
  noteDeparture("/trajectories/1");

  vi.advanceTimersByTime(SET_OUT_WITHIN_MS - 1);
  window.history.replaceState(null, "", "?peek=1");
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  window.history.replaceState(null, "", "?peek=2");

  expect(heard).toEqual(["?peek=2"]);
});

test("two that keep it keep one, and leave the history as they found it", () => {
  const { heard } = givenNextHistory("/trajectories");
  const before = window.history.replaceState;
  const first = renderHook(() => useKeptDeparture());
  const second = renderHook(() => useKeptDeparture());
  noteDeparture("/trajectories/1");
  window.history.replaceState(null, "", "?peek=1");
  expect(heard).toEqual([]);

  first.unmount();
  second.unmount();

  expect(window.history.replaceState).toBe(before);
});
