import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStorage } from "./given-storage";
import { forgetUnsaved, keepUnsaved, readUnsaved, replaceUnsaved } from "./unsaved";

const ANNA = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001";
const BEN = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d002";
const HERS = { person: ANNA, of: "answer/1" };

beforeEach(() => {
  vi.stubGlobal("sessionStorage", aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what a person typed is there again, for nobody else and of nothing else", () => {
  keepUnsaved(HERS, { note: "odd" });

  expect(readUnsaved(HERS)).toEqual({ note: "odd" });
  expect(readUnsaved({ ...HERS, person: BEN })).toBeUndefined();
  expect(readUnsaved({ ...HERS, of: "answer/2" })).toBeUndefined();
});

test("of one person the newest 20 are kept", () => {
  for (let at = 1; at <= 21; at += 1) keepUnsaved({ person: ANNA, of: `answer/${at}` }, at);

  expect(readUnsaved(HERS)).toBeUndefined();
  expect(readUnsaved({ person: ANNA, of: "answer/2" })).toBe(2);
  expect(readUnsaved({ person: ANNA, of: "answer/21" })).toBe(21);
});

test("comments that were begun push out no answer", () => {
  keepUnsaved(HERS, "answer");
  for (let at = 1; at <= 25; at += 1) keepUnsaved({ person: ANNA, of: `comment/1/${at}/all` }, at);

  expect(readUnsaved(HERS)).toBe("answer");
  expect(readUnsaved({ person: ANNA, of: "comment/1/5/all" })).toBeUndefined();
  expect(readUnsaved({ person: ANNA, of: "comment/1/6/all" })).toBe(6);
});

test("it is replaced while it is what was kept before", () => {
  keepUnsaved(HERS, "abc");
  replaceUnsaved(HERS, "abc", "abcd");
  replaceUnsaved(HERS, "abc", "older");

  expect(readUnsaved(HERS)).toBe("abcd");
});

test("it is forgotten while it is what was saved, and stays when more was typed since", () => {
  keepUnsaved(HERS, { note: "odd, and more" });

  forgetUnsaved(HERS, { note: "odd" });
  expect(readUnsaved(HERS)).toEqual({ note: "odd, and more" });
  forgetUnsaved(HERS, { note: "odd, and more" });

  expect(readUnsaved(HERS)).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test("a browser that refuses its storage keeps it as long as the page, and what another program wrote is nothing", () => {
  sessionStorage.setItem(`assay.unsaved.${ANNA}`, "{broken");
  expect(readUnsaved(HERS)).toBeUndefined();
  const refused = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refused, setItem: refused, removeItem: refused });

  expect(readUnsaved(HERS)).toBeUndefined();
  keepUnsaved(HERS, { note: "odd" });
  expect(readUnsaved(HERS)).toEqual({ note: "odd" });
  expect(readUnsaved({ ...HERS, person: BEN })).toBeUndefined();
  forgetUnsaved(HERS, { note: "odd" });

  expect(readUnsaved(HERS)).toBeUndefined();
});
