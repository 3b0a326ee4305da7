import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { FoldedGroup } from "./folded-group";

afterEach(cleanup);

test("a folded group says how many of its settings changed, and opens what it controls", async () => {
  render(
    <FoldedGroup title="Caps" says="Ours." changed={2} startsOpen={false}>
      <input aria-label="Cap per problem" />
    </FoldedGroup>,
  );
  const fold = screen.getByRole("button", { name: "Caps 2 changed" });
  const settings = document.getElementById(fold.getAttribute("aria-controls") ?? "");
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  expect(settings?.classList.contains("hidden")).toBe(true);

  await userEvent.click(fold);

  expect(fold.getAttribute("aria-expanded")).toBe("true");
  expect(settings?.classList.contains("hidden")).toBe(false);
  expect(settings?.contains(screen.getByLabelText("Cap per problem"))).toBe(true);
});
