import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { NameForm } from "./name-form";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a name that was not saved is said to be so, and under which request", async () => {
  givenApp(<NameForm name="Ada" />, {
    answers: { "PUT /api/me": () => Response.json({ code: "INTERNAL", requestId: "r-9" }, { status: 500 }) },
  });
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), " L.");

  await userEvent.click(screen.getByRole("button", { name: "Save the name" }));

  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByRole("heading", { name: "The name was not saved" })).toBeTruthy();
  expect(alert.getByText("r-9")).toBeTruthy();
});
