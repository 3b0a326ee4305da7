import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { aStep, givenReader } from "@/components/trajectory/given-reader";
import { bodiesOf, ready, SAVED } from "./given-answers";
import { givenMarking } from "./given-marking";

givenMarking();

/** What came into view by itself, by name, as far as it is about the answer. */
function givenSight(): string[] {
  const seen: string[] = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement, options) {
    const isNearest = typeof options === "object" && options.block === "nearest";
    const name = this.querySelector("legend")?.textContent ?? this.textContent ?? "";
    if (isNearest && this.closest("form")) seen.push(name.trim());
  });

  return seen;
}

test("the key that rejects brings the reasons into view, and each key after it what the next one acts on", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();
  const seen = givenSight();

  await userEvent.keyboard("r");
  await waitFor(() => expect(seen).toEqual(["Reason"]));

  await userEvent.keyboard("{ArrowLeft}");
  expect(seen).toEqual(["Reason", "Structure"]);
});

test("of the reasons the one that a key has chosen is brought into view", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();
  await userEvent.keyboard("r");
  await screen.findByRole("group", { name: "Reason" });
  const seen = givenSight();

  await userEvent.keyboard("3");

  expect(seen.at(-1)).toBe(screen.getByRole("button", { pressed: true, name: /3$/ }).textContent);
});

test("a press in the pane moves nothing under the pointer, also after keys", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();
  await userEvent.keyboard("r0");
  const seen = givenSight();

  await userEvent.click(screen.getByRole("button", { name: /^Reject/ }));
  expect(await screen.findByRole("group", { name: "Reason" })).toBeTruthy();

  expect(seen).toEqual([]);
});

test("the key that rejects ends the marking of words: the digit after it chooses the reason", async () => {
  const { asked } = givenReader({ steps: [aStep(0)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();
  await userEvent.keyboard("m");
  await screen.findByRole("list", { name: "Tags of the marked words" });

  await userEvent.keyboard("r");
  expect(screen.queryByRole("list", { name: "Tags of the marked words" })).toBeNull();
  const reasons = within(await screen.findByRole("group", { name: "Reason" }));
  const third = reasons.getByRole("button", { name: /3$/ });
  await userEvent.keyboard("3");
  expect(third.getAttribute("aria-pressed")).toBe("true");
  await userEvent.keyboard("{Enter}");

  await waitFor(() => expect(bodiesOf(asked, "/label")).toMatchObject([{ label: "reject" }]));
  expect(asked.filter(({ key }) => key.startsWith("POST") && key.endsWith("/comments"))).toEqual([]);
});
