import { cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { latePart } from "./late-part";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

class Boundary extends Component<{ children: ReactNode }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p>failed</p> : this.props.children;
  }
}

test("code that does not come is a fault of the page, and is asked for again by the next one", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const load = vi.fn(async () => Name).mockRejectedValueOnce(new Error("no network"));
  const Late = latePart(load);
  const page = () => (
    <Boundary>
      <Late name="here" />
    </Boundary>
  );
  render(page());
  expect(await screen.findByText("failed")).toBeTruthy();
  cleanup();

  render(page());

  expect(await screen.findByText("here")).toBeTruthy();
});

test("without a network it waits, and its code is asked for again when the network is back", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn(async () => Name).mockRejectedValueOnce(new Error("no network"));
  const Late = latePart(load, <p>waiting</p>);
  render(
    <Boundary>
      <Late name="here" />
    </Boundary>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText("waiting")).toBeTruthy();

  network.mockReturnValue(true);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("online"));
    expect(load).toHaveBeenCalledTimes(2);
  });

  expect(await screen.findByText("here")).toBeTruthy();
});
