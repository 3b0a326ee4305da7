import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { latePart } from "./late-part";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const Name = ({ name }: { name: string }) => <p>{name}</p>;

test("what stands beside it is there before its code, and it is there at once from then on", async () => {
  const load = vi.fn(async () => Name);
  const Late = latePart(load, <p>waiting</p>);
  const page = (name: string) => (
    <>
      <p>beside</p>
      <Late name={name} />
    </>
  );
  render(page("first"));
  expect(screen.getByText("beside")).toBeTruthy();
  expect(screen.getByText("waiting")).toBeTruthy();
  expect(await screen.findByText("first")).toBeTruthy();
  cleanup();

  render(page("second"));

  expect(screen.getByText("second")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("a part whose code was fetched ahead stands in its place at once", async () => {
  const Late = latePart(async () => Name, <p>waiting</p>);
  await Late.fetchAhead();

  render(<Late name="at once" />);

  expect(screen.getByText("at once")).toBeTruthy();
  expect(screen.queryByText("waiting")).toBeNull();
});

test("code that does not come is told, leaves the page as it is, and is asked for again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const load = vi.fn(async () => Name).mockRejectedValueOnce(new Error("no server"));
  const Late = latePart(load, <p>waiting</p>);
  render(
    <>
      <p>beside</p>
      <Late name="here" />
    </>,
  );
  expect((await screen.findByRole("status")).textContent).toMatch(/^A part of this page does not come/);
  expect([screen.getByText("beside"), screen.getByText("waiting")]).toHaveLength(2);

  await vi.advanceTimersByTimeAsync(3_000);

  expect(await screen.findByText("here")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part that is left while its code does not come asks no more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const load = vi.fn(async () => Name).mockRejectedValue(new Error("no server"));
  const Late = latePart(load);
  render(<Late name="here" />);
  await screen.findByRole("status");
  cleanup();

  await vi.advanceTimersByTimeAsync(10_000);

  expect(load).toHaveBeenCalledOnce();
});

test("without a network it waits, and its code is asked for again when the network is back", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn(async () => Name).mockRejectedValueOnce(new Error("no network"));
  const Late = latePart(load, <p>waiting</p>);
  render(<Late name="here" />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText("waiting")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();

  network.mockReturnValue(true);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("online"));
    expect(load).toHaveBeenCalledTimes(2);
  });

  expect(await screen.findByText("here")).toBeTruthy();
});
