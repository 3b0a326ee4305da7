import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CallFacts } from "./call-facts";

afterEach(cleanup);

test.each([
  [200, "logged call 3 251 ms"],
  [204, "logged call 3 HTTP 204 251 ms"],
  [503, "logged call 3 ✕ HTTP 503 251 ms"],
  [null, "logged call 3 ✕ no answer 251 ms"],
])("a status says what it is, and nothing where all went as usual: %s", (status, words) => {
  const { container } = render(<CallFacts calls={[{ order: 2, status, durationMs: 251 }]} />);

  expect(container.textContent?.replaceAll(/\s+/g, " ").trim()).toBe(words);
});
