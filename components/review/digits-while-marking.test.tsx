import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aStep, givenReader } from "@/components/trajectory/given-reader";
import { ready } from "./given-answers";
import { givenMarking } from "./given-marking";

givenMarking();

const answers = () =>
  within(screen.getByRole("group", { name: "Structure" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("while words are marked no answer names a digit, which tags them then", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();
  const named = answers();
  expect(named.map((text) => text?.at(-1))).toEqual(["1", "2", "3"]);

  await userEvent.keyboard("m");
  await screen.findByRole("list", { name: "Tags of the marked words" });
  expect(answers()).toEqual(named.map((text) => text?.slice(0, -1)));

  await userEvent.keyboard("{Escape}");
  expect(answers()).toEqual(named);
});

test("while words are marked the digits of the reasons are out of sight and keep their room", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();
  await userEvent.keyboard("2");
  const reasons = await screen.findByRole("group", { name: /^Reason/ });
  const { textContent } = reasons;
  const OUT_OF_SIGHT = "[&_kbd]:invisible";
  expect(reasons.className).not.toContain(OUT_OF_SIGHT);

  await userEvent.keyboard("m");
  await screen.findByRole("list", { name: "Tags of the marked words" });

  expect(reasons.className).toContain(OUT_OF_SIGHT);
  expect(reasons.textContent).toBe(textContent);
});
