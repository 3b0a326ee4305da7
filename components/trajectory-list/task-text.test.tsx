import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TaskText } from "./task-text";

afterEach(cleanup);

test("the task takes the direction of its own letters, so that its beginning is not cut", () => {
  render(<TaskText query="מטען לטלפון עם משלוח חינם" />);

  expect(screen.getByText("מטען לטלפון עם משלוח חינם").dir).toBe("auto");
});

test("where there is none, the page's own words say so", () => {
  render(<TaskText query=" " status="failed" />);

  expect(screen.getByText("(no task text) failed").dir).toBe("");
});
