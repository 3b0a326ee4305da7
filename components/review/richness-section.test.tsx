import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichnessSection } from "./richness-section";

test("the three numbers say in sight that they go by names, where the verdict says less", () => {
  const all = { ratio: 1, credited: 3, dispatches: 3 };
  render(<RichnessSection richness={{ early: all, flattened: all, nonce: { ...all, ratio: null, credited: 0 } }} />);

  expect(screen.getByText(/whose tool the model named next, whatever the arguments/)).toBeTruthy();
  expect(screen.getByText("Flattened").parentElement?.title).toMatch(/that the model’s last answer named/);
  expect(screen.getByText("Flattened").nextElementSibling?.textContent).toBe("3/3 1.00");
});
