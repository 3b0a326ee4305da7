import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Quote } from "./quote";

test("hidden characters of cited words are told, and turn nothing around", () => {
  const { container } = render(<Quote text={"price \u202e9.99"} />);

  expect(container.textContent).not.toContain("\u202e");
  expect(container.textContent).toMatch(/^“price .+9\.99”$/);
  expect(container.querySelector("[title]")?.textContent).toBeTruthy();
});
