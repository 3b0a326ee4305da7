import { expect, test } from "vitest";
import { chosenCorpus, chosenCorpusCookie } from "./chosen-corpus";

const ID = "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f001";

test("a chosen corpus comes back from the cookies of a request, for the whole site and for long", () => {
  const cookie = chosenCorpusCookie(ID) ?? "";

  expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  expect(chosenCorpus(`a=1; ${cookie.split(";")[0]}; b=2`)).toBe(ID);
});

test.each(["", "x", `${ID}; Domain=evil.example`])("what is no id is not kept: %j", (id) => {
  expect(chosenCorpusCookie(id)).toBeUndefined();
});

test.each([null, "", "other=1", "assay.corpus=", "assay.corpus=x"])("without one there is none: %j", (cookie) => {
  expect(chosenCorpus(cookie)).toBeUndefined();
});
