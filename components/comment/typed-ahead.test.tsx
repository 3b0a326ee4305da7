import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectText, takeTyped } from "@/lib/client/typed-ahead";
import { CommentForm } from "./comment-form";

const acted = vi.fn();

beforeEach(() => window.addEventListener("keydown", acted));
afterEach(() => {
  takeTyped();
  window.removeEventListener("keydown", acted);
  acted.mockClear();
  vi.useRealTimers();
  cleanup();
});

const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

test("what is typed before the box is there is its text, and acts on nothing", async () => {
  expectText(vi.fn());
  press("N", "o", "o", "Backspace", "t", " ", "j");
  expect(acted).not.toHaveBeenCalled();

  render(<CommentForm label="Comment" isSaving={false} onSave={vi.fn()} onCancel={vi.fn()} />);
  await userEvent.keyboard("!");

  expect(screen.getByRole("textbox", { name: "Comment" })).toHaveProperty("value", "Not j!");
  cleanup();
  press("j");
  expect(acted).toHaveBeenCalled();
});

test("what is typed and sent before the box is there is saved once it is, and the next key is the screen's", () => {
  const onSave = vi.fn();
  expectText(vi.fn());
  fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
  press(" ", "N", "o");
  fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
  expect(acted).not.toHaveBeenCalled();
  press("j");
  expect(acted).toHaveBeenCalledOnce();

  render(<CommentForm label="Comment" isSaving={false} onSave={onSave} onCancel={vi.fn()} />);

  expect(onSave.mock.calls).toEqual([["No"]]);
  expect(screen.getByRole("textbox", { name: "Comment" })).toHaveProperty("value", " No");
});

test("what is typed and sent before the box is there stands before what waited there, until it is saved", () => {
  const onSave = vi.fn();
  let waiting = "Older.";
  const keep = (text: string) => {
    waiting = text;
  };
  const kept = { read: () => waiting, keep };
  expectText(vi.fn());
  press("N", "o");
  fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });

  render(<CommentForm label="Comment" kept={kept} isSaving={false} onSave={onSave} onCancel={vi.fn()} />);

  expect(onSave.mock.calls).toEqual([["No"]]);
  expect(waiting).toBe("No\nOlder.");
  expect(screen.getByRole("textbox", { name: "Comment" })).toHaveProperty("value", "No\nOlder.");
});

test("a character of AltGr is text; a chord and a key of the browser stay the browser's", () => {
  expectText(vi.fn());
  const isLeft = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);

  expect(isLeft({ key: "@", ctrlKey: true, altKey: true })).toBe(false);
  expect(isLeft({ key: "v", ctrlKey: true })).toBe(true);
  expect(isLeft({ key: "F5" })).toBe(true);

  expect(acted).not.toHaveBeenCalled();
  expect(takeTyped()).toEqual({ text: "@", isSent: false });
});

test("the palette's chord, pressed again before it is there, is not the browser's", () => {
  expectText(vi.fn());

  for (const repeat of [false, true])
    expect(fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, repeat })).toBe(false);

  expect(acted).not.toHaveBeenCalled();
  expect(takeTyped()).toEqual({ text: "", isSent: false });
});

test("Tab gives the keys back to the screen", () => {
  expectText(vi.fn());
  press("a", "Tab");
  expect(acted).toHaveBeenCalledOnce();

  press("j");
  expect(acted).toHaveBeenCalledTimes(2);
  expect(takeTyped().text).toBe("");
});

test("Escape takes the box back that was asked for and acts on nothing else; the next key is the screen's", () => {
  const onEscape = vi.fn();
  expectText(onEscape);
  press("a", "Escape");
  expect(onEscape).toHaveBeenCalledOnce();
  expect(acted).not.toHaveBeenCalled();
  expect(takeTyped().text).toBe("");

  press("Escape");
  expect(onEscape).toHaveBeenCalledOnce();
  expect(acted).toHaveBeenCalledOnce();
});

test("another field that is gone into has its keys, and what was typed before is nobody's", async () => {
  render(<input aria-label="Find" />);
  expectText(vi.fn());
  press("a");

  await userEvent.click(screen.getByRole("textbox", { name: "Find" }));
  await userEvent.keyboard("lamp");

  expect(screen.getByRole("textbox", { name: "Find" })).toHaveProperty("value", "lamp");
  expect(takeTyped().text).toBe("");
});

test("a box that does not come holds the keys no longer than five seconds", () => {
  vi.useFakeTimers();
  expectText(vi.fn());
  press("a");
  vi.advanceTimersByTime(5000);
  press("j");

  expect(acted).toHaveBeenCalledOnce();
});
