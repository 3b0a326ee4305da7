import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { FilterVerdict } from "./filter-verdict";

const shown = (props: Parameters<typeof FilterVerdict>[0]) => {
  const { container } = render(<FilterVerdict {...props} />);

  return { words: container.textContent, title: container.querySelector("[title]")?.getAttribute("title") };
};

test("a verdict that a person overrode is struck through before the answer, in its mark and its word", () => {
  const rule = "no_inference_with_calls";

  expect(shown({ verdict: "sub_task", label: "agentic", rule, filter: "defaults-1" })).toEqual({
    words: "overridden by agentic, was: ◆ sub-task→●agentic",
    title: "Overridden: people say agentic. Filter defaults-1: The model never asks for a tool",
  });
  expect(shown({ verdict: "review", label: "reject", rule: "share_between", filter: "defaults-1" })).toEqual({
    words: "answered by reject, was: ◐ review→✕reject",
    title: "Answered: people say reject. Filter defaults-1: Neither the model nor code made most of the calls",
  });
});

test("a verdict that stands says by which rule, in words", () => {
  expect(
    shown({ verdict: "sub_task", label: "sub_task", rule: "share_at_most_sub_task", filter: "defaults-1" }),
  ).toEqual({
    words: "◆sub-task",
    title: "Filter defaults-1: Code made most of the calls",
  });
});
