import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Place } from "./place";

afterEach(cleanup);

const all = { href: "/imports", name: "Imports" };
const title = () => screen.getByRole("heading", { level: 1 });

test("a title that is cut is read in full on hover, and stays on one line", () => {
  const name = "a-very-long-file-name-".repeat(6);
  render(<Place all={all} title={name} />);

  expect(title().title).toBe(name);
  expect(title().textContent).toBe(name);
  // An element within would bring its own wrapping.
  expect(title().childElementCount).toBe(0);
});

test("a title in Arabic is cut at its own end, which is at its left", () => {
  render(<Place all={all} title="حقيبة خصر مقاومة للماء" />);

  expect(title().dir).toBe("auto");
  // What says its own direction would not be asked for it.
  expect(title().querySelector("[dir]")).toBeNull();
});

test("characters of a title that are not seen are shown as words", () => {
  render(<Place all={all} title={"a\u202Eb"} />);

  expect(title().textContent).toBe("aU+202Eb");
  expect(title().title).toBe("a[U+202E]b");
});

test("so are those of what it is a part of, on hover too", () => {
  render(<Place all={all} of={{ href: "/releases/1", name: "a\u202Eb" }} title="A card" />);
  const step = screen.getByRole("link", { name: /^a ?U\+202E ?b$/ });

  expect(step.title).toBe("a[U+202E]b");
});

test("the name of the corpus is as long as there is room, and gives way before the title where there is none", () => {
  render(<Place corpus={{ id: "c", name: "a-long-name-of-a-corpus" }} all={all} title="A file" />);
  const { classList } = screen.getByRole("link", { name: "a-long-name-of-a-corpus" });

  // A browser shrinks what may shrink, by this factor faster than the title, whose factor is 1.
  expect(["truncate", "max-w-60", "shrink-4"].every((name) => classList.contains(name))).toBe(true);
  expect(classList.contains("shrink-0")).toBe(false);
});
