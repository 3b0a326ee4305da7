import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Select } from "./select";

afterEach(cleanup);

const ORDERS = [
  { value: "hardest", label: "Hardest first" },
  { value: "easiest", label: "Easiest first" },
] as const;

function Order() {
  const [order, setOrder] = useState<(typeof ORDERS)[number]["value"]>("hardest");

  return <Select label="Order" value={order} options={ORDERS} onValueChange={setOrder} />;
}

test("what is chosen stands in what the server draws", () => {
  expect(renderToString(<Order />)).toContain("Hardest first");
});

test("another choice takes its place", async () => {
  render(<Order />);
  const trigger = screen.getByRole("combobox", { name: "Order" });

  trigger.focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await screen.findByRole("option", { name: "Easiest first" }));

  expect(trigger.textContent).toBe("Easiest first");
});
