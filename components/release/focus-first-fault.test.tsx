import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenForm } from "./given-release-form";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a build that lacks something brings to the first field that does, and what is said stands below the button", async () => {
  givenForm({ search: "?name=Lamps&capMiner=lots" });
  const button = await screen.findByRole("button", { name: "Build the release" });
  const licence = screen.getByRole("textbox", { name: "Licence" });

  await userEvent.click(button);
  expect(document.activeElement).toBe(licence);
  const said = screen.getByText("The form says what is missing.");
  expect(button.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await userEvent.type(licence, "mit");
  await userEvent.click(screen.getByText("What decides"));
  expect(screen.getByText("What decides").closest("details")?.open).toBe(false);
  await userEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Most of a miner" }));
  expect(screen.getByText("What decides").closest("details")?.open).toBe(true);
});

test("a build without a pool brings to the first pool", async () => {
  givenForm({ search: "?name=Lamps&licence=mit" });
  await userEvent.click(await screen.findByRole("checkbox", { name: /train/ }));

  await userEvent.click(screen.getByRole("button", { name: "Build the release" }));

  expect(document.activeElement).toBe(screen.getAllByRole("checkbox")[0]);
});
