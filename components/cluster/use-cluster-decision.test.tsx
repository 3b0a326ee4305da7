import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { Toaster } from "@/components/ui/toast";
import { useClusterDecision } from "./use-cluster-decision";

const CORPUS = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f000";
const [A, B, DECISION] = [1, 2, 3].map((at) => `2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f00${at}`);
const DECIDED = { decision: DECISION, jobId: null };
const PATH = `POST /api/corpora/${CORPUS}/cluster-decisions`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Dialog({ onDone }: { onDone: () => void }) {
  const { decide } = useClusterDecision(CORPUS);

  return (
    <button type="button" onClick={() => decide({ kind: "join", a: A ?? "", b: B ?? "", note: "One task." }, onDone)}>
      Put together
    </button>
  );
}

/** As the screens have it: the dialog goes once it is answered. */
function Screen() {
  const [isOpen, setOpen] = useState(true);

  return isOpen ? <Dialog onDone={() => setOpen(false)} /> : null;
}

test.each([
  ["is taken back", DECIDED, "The decision is taken back. The clusters are made anew."],
  [
    "cannot be taken back",
    () => Response.json({ code: "CONFLICT", detail: "A later one stands on it.", requestId: "r-1" }, { status: 409 }),
    "The decision was not taken back",
  ],
])("a decision that %s when its dialog is gone says so", async (_how, answer, words) => {
  render(<Toaster />);
  givenApp(<Screen />, { answers: { [PATH]: DECIDED, [`${PATH}/${DECISION}/undo`]: answer } });
  await userEvent.click(screen.getByRole("button", { name: "Put together" }));

  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Put together" })).toBeNull();
});

test("taking a decision back that met a fault is offered again", async () => {
  let tries = 0;
  const broken = () =>
    Response.json({ code: "INTERNAL", detail: "Something broke.", requestId: "r-1" }, { status: 500 });
  render(<Toaster />);
  const { asked } = givenApp(<Screen />, {
    answers: { [PATH]: DECIDED, [`${PATH}/${DECISION}/undo`]: () => (tries++ === 0 ? broken() : DECIDED) },
  });
  await userEvent.click(screen.getByRole("button", { name: "Put together" }));
  const undo = await screen.findAllByRole("button", { name: "Undo" });
  await userEvent.click(undo[0] ?? document.body);

  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

  await waitFor(() => expect(asked.filter(({ key }) => key.endsWith("/undo"))).toHaveLength(2));
});
