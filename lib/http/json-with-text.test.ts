import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { jsonWithText } from "./json-with-text";

const OUTLINE = '{"steps":[{"title":"a \\"quoted\\" word"}]}';
const WHOLE = { header: { id: "1" }, outline: { steps: [{ title: 'a "quoted" word' }] } };

const given = (isPacked: boolean) =>
  jsonWithText({ object: { header: { id: "1" } }, name: "outline", text: OUTLINE, isPacked });

test("the text is a member of the object like any other", async () => {
  const response = await given(false);

  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual(WHOLE);
});

test("packed, it is a gzip file of the same, and kept by nobody", async () => {
  const response = await given(true);

  expect(response.headers.get("content-type")).toBe("application/gzip");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(JSON.parse(gunzipSync(await response.arrayBuffer()).toString())).toEqual(WHOLE);
});
