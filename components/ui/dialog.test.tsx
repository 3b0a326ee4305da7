import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Panel } from "./panel";

function Pins() {
  const [isOpen, setOpen] = useState(false);
  const [isPinned, setPinned] = useState(true);

  return (
    <>
      <h1>Split</h1>
      <Panel title="Pins">
        {isPinned ? (
          <ul>
            <li>
              <Button onClick={() => setOpen(true)}>Unpin</Button>
            </li>
          </ul>
        ) : null}
      </Panel>
      <input aria-label="Elsewhere" />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Unpin a cluster">
        <Button
          onClick={() => {
            setPinned(false);
            setOpen(false);
          }}
        >
          Unpin it
        </Button>
        <Button
          onClick={() => {
            flushSync(() => setOpen(false));
            screen.getByLabelText("Elsewhere").focus();
          }}
        >
          Leave it
        </Button>
      </Dialog>
    </>
  );
}

async function opened() {
  render(<Pins />);
  await userEvent.click(screen.getByRole("button", { name: "Unpin" }));
  await screen.findByRole("dialog");
}

test("a dialog begins at its first field, and selects what stands in it", () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Add a set" footer={<Button>Cancel</Button>}>
      <a href="/splits">What is that?</a>
      <input type="file" hidden aria-label="File" />
      <input aria-label="Name" defaultValue="suite" />
    </Dialog>,
  );

  const name = screen.getByLabelText<HTMLInputElement>("Name");
  expect(document.activeElement).toBe(name);
  expect([name.selectionStart, name.selectionEnd]).toEqual([0, 5]);
});

test("a dialog that asks for nothing begins at the button that changes nothing, not at what closes it", () => {
  render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Remove a set"
      footer={
        <>
          <Button>Keep it</Button>
          <Button variant="danger">Remove it</Button>
        </>
      }
    />,
  );

  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep it" }));
});

test("what opened a dialog has the focus again when it closes", async () => {
  await opened();

  await userEvent.keyboard("{Escape}");

  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Unpin" })));
});

test("where the act took that away the heading around it has the focus", async () => {
  await opened();

  await userEvent.click(screen.getByRole("button", { name: "Unpin it" }));

  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Pins" })));
});

test("what was focused as it closed keeps the focus", async () => {
  await opened();

  await userEvent.click(screen.getByRole("button", { name: "Leave it" }));

  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Elsewhere")));
});
