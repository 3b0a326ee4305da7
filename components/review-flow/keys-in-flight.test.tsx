import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Toaster } from "@/components/ui/toast";
import { givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

test.each(["2", "Enter", "s", "u", "J"])(
  "“%s” while an answer is being saved is said not to be taken, and does nothing to the item that comes",
  async (key) => {
    const { commits, asked } = givenFlow({ items: lamps() });
    render(<Toaster />);
    await shown("a brass lamp");
    await press("1", "4");

    fireEvent.keyDown(document.body, { key: "Enter" });
    fireEvent.keyDown(document.body, { key, shiftKey: key === "J" });

    expect(await screen.findByText("Not taken: what you did just before is still being saved")).toBeTruthy();
    await shown("a copper lamp");
    await waitFor(() => expect(commits).toHaveLength(1));
    expect(screen.queryByText(/You hold no item after this one|Nothing is answered yet/)).toBeNull();
    expect(
      asked.filter(({ key: of }) => /skip$|draft$|undo$/.test(of)).filter(({ body }) => isOfAnother(body)),
    ).toEqual([]);
  },
);

/** The first item was answered with these, one after the other, so a draft of it says so. */
const DRAFTS = [{ structure: "agentic" }, { structure: "agentic", gate: "4" }].map((answers) =>
  JSON.stringify({ answers }),
);

function isOfAnother(body: unknown): boolean {
  return !DRAFTS.includes(JSON.stringify(body));
}
