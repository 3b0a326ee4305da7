import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { EffectiveVerdict } from "./effective-verdict";
import { FilterVerdict } from "./filter-verdict";

const shown = (props: Parameters<typeof FilterVerdict>[0]) => {
  const { container } = render(<FilterVerdict {...props} />);

  return { words: container.textContent, title: container.querySelector("[title]")?.getAttribute("title") };
};

test("the answer of a person who overrode a verdict comes first, and the verdict is struck through after it, each with its word", () => {
  const rule = "no_inference_with_calls";

  expect(shown({ verdict: "sub_task", label: "agentic", rule, filter: "defaults-1" })).toEqual({
    words: "● agentic, overridden; the filter said ◆ sub-task",
    title: "Overridden: people say agentic. Filter defaults-1: The model never asks for a tool",
  });
  expect(shown({ verdict: "review", label: "reject", rule: "share_between", filter: "defaults-1" })).toEqual({
    words: "✕ reject, answered; the filter said ◐ review",
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

test("beside a label the verdict is struck through in full, on a line of its own where there is no room", () => {
  const review = { label: "agentic", labelSource: "adjudicated", labelledBy: "Ada", isLabelMine: false } as const;
  const { container } = render(<EffectiveVerdict verdict="review" filter="defaults-1" review={review} />);

  expect(container.firstElementChild?.className).toContain("flex-wrap");
  const struck = container.querySelector("s");
  expect(struck?.className).toContain("whitespace-nowrap");
  expect(struck?.className).not.toContain("truncate");
  expect(struck?.previousElementSibling?.textContent).toBe("●agenticadjudicated");
});
