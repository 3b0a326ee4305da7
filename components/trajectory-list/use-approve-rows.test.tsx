import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenTrajectoryRow } from "./given-trajectory-row";
import { useApproveRows } from "./use-approve-rows";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const REVIEW = {
  ...{ label: null, labelSource: null, labelledBy: null, isLabelMine: false },
  ...{ approved: true, version: 1, updatedAt: null },
};

test("an act in another corpus is not undone here, and can be when the table shows that corpus again", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    // Lists that another test left may be read again here.
    if (method !== "GET") asked.push(address);
    return Response.json({ status: "saved", review: REVIEW, eventId: crypto.randomUUID() });
  });
  const client = new QueryClient();
  const row = givenTrajectoryRow();
  const { result, rerender } = renderHook(({ corpus }) => useApproveRows(corpus), {
    initialProps: { corpus: "lamps" },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  act(() => result.current.approve([row]));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(result.current.isPending).toBe(false));

  rerender({ corpus: "magnets" });
  expect(await result.current.undoLast()).toBe("nothing");
  rerender({ corpus: "lamps" });
  act(() => void result.current.undoLast());

  await waitFor(() => expect(asked).toEqual([expect.any(String), `/api/trajectories/${row.id}/undo`]));
});

test("an act that is not answered yet holds up the undo of its own corpus, and of no other", async () => {
  const client = new QueryClient();
  const [row, other] = [givenTrajectoryRow(), givenTrajectoryRow()];
  const saved = { status: "saved", review: REVIEW, eventId: crypto.randomUUID() };
  vi.stubGlobal("fetch", (address: string) =>
    address.includes(other.id) ? new Promise(() => {}) : Promise.resolve(Response.json(saved)),
  );
  const { result, rerender } = renderHook(({ corpus }) => useApproveRows(corpus), {
    initialProps: { corpus: "lamps" },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  act(() => result.current.approve([row]));
  await waitFor(() => expect(result.current.isPending).toBe(false));

  rerender({ corpus: "magnets" });
  act(() => result.current.approve([other]));
  expect(await result.current.undoLast()).toBe("saving");
  rerender({ corpus: "lamps" });

  await act(async () => expect(await result.current.undoLast()).toBe("undoing"));
});
