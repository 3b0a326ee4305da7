import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { Queue } from "@/lib/contract/queues";
import { EditQueueDialog } from "./edit-queue-dialog";
import { aQueue, QUEUE_ID } from "./given-queue";

const BO = { id: "55555555-5555-4555-8555-555555555555", name: "Bo" };
const CY = { id: "66666666-6666-4666-8666-666666666666", name: "Cy" };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The form over a queue that is read again while it is open; the button lies behind the form, out of a pointer's reach. */
function givenEdit(begun: Queue, reread: Queue) {
  function Reread() {
    const [queue, setQueue] = useState(begun);

    return (
      <>
        <button type="button" onClick={() => setQueue(reread)}>
          Read again
        </button>
        <EditQueueDialog queue={queue} onClose={() => undefined} />
      </>
    );
  }
  const app = givenApp(<Reread />, { answers: { [`PATCH /api/queues/${QUEUE_ID}`]: reread } });

  return {
    readAgain: () => fireEvent.click(screen.getByRole("button", { name: "Read again", hidden: true })),
    sent: () => app.asked.find(({ key }) => key.startsWith("PATCH"))?.body,
  };
}

test("only what was changed here is sent, whatever another lead changed meanwhile", async () => {
  const { readAgain, sent } = givenEdit(
    aQueue(),
    aQueue({
      name: "Judge audit, part 1",
      reviewers: [BO, CY],
      questions: [{ kind: "gate", isRequired: true }],
      questionVersion: 3,
      ownItemsAdjudicable: true,
    }),
  );

  readAgain();
  const instructions = screen.getByRole("textbox", { name: "Instructions" });
  await userEvent.clear(instructions);
  await userEvent.type(instructions, "Read the task first.");
  expect(screen.queryByText(/Saving makes version/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));

  await waitFor(() => expect(sent()).toEqual({ instructions: "Read the task first." }));
});

test("with nothing changed here there is nothing to save, though the queue is another one by now", () => {
  const { readAgain } = givenEdit(aQueue(), aQueue({ instructions: "Read the task first." }));

  readAgain();

  expect(screen.getByRole("button", { name: "Save" }).hasAttribute("disabled")).toBe(true);
});
