import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toast";
import { aRelease, RELEASE_ID, stepsOpen } from "./given-release";
import { givenRelease } from "./given-release-screen";

const path = `/api/releases/${RELEASE_ID}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an approval is taken back in its toast, and by its button", async () => {
  const own = { person: "Anna", at: "2026-11-20T10:00:00.000Z", note: "", isCounted: true };
  const approved = aRelease({ state: "approved", approvals: [own], steps: stepsOpen("take_back", "sign") });
  let release = aRelease();
  const { asked } = givenRelease(release, {
    answers: {
      [`GET ${path}`]: () => release,
      [`POST ${path}/approvals`]: () => {
        release = approved;
        return {};
      },
      [`DELETE ${path}/approvals`]: () => {
        release = aRelease();
        return {};
      },
    },
  });
  render(<Toaster />);
  const takenBack = () => asked.filter(({ key }) => key === `DELETE ${path}/approvals`);

  await userEvent.click(await screen.findByRole("button", { name: "Approve" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Approved #3 “Race one”")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await userEvent.click(await screen.findByRole("button", { name: "Approve" }));
  expect(takenBack()).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Take back my approval" })).toBeNull();
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Approve" }));
  await userEvent.click(await screen.findByRole("button", { name: "Take back my approval" }));

  expect(await screen.findByText("Your approval of #3 “Race one” is taken back")).toBeTruthy();
  expect(takenBack()).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Sign" })).toBeNull();
});
