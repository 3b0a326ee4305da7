import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { ActDialog } from "./act-dialog";
import { aRelease, RELEASE_ID } from "./given-release";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an act that fails says what was not done, and under which request", async () => {
  givenApp(
    <ActDialog release={aRelease({ name: "Autumn" })} asking={{ act: "withdraw" }} onClose={() => undefined} />,
    {
      answers: {
        ...givenMe("lead"),
        [`POST /api/releases/${RELEASE_ID}/withdrawal`]: () =>
          Response.json({ code: "INTERNAL", requestId: "r-9" }, { status: 500 }),
      },
    },
  );
  await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "It leaks.");

  await userEvent.click(screen.getByRole("button", { name: "Withdraw" }));

  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByRole("heading", { name: "Not done: Withdraw #3 “Autumn”" })).toBeTruthy();
  expect(alert.getByText("r-9")).toBeTruthy();
});
