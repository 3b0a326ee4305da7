import { expect, test } from "vitest";
import { missingHeadings } from "./cited-headings.mjs";

const TEXTS: Readonly<Record<string, string>> = {
  "docs/map.md": "# Map\n\n## Pass@k, and more\n\n```sh\n# no heading\n```\n",
  "docs/areas/one.md": "# One\n\n### Its `code`\n",
};

test.each([
  ["of another document", "docs/areas/two.md", "[a](../map.md#map), [b](one.md#its-code)", []],
  ["with signs in it", "docs/areas/two.md", "[a](../map.md#passk-and-more)", []],
  ["that is gone", "docs/areas/two.md", "[a](../map.md#tables)", ["docs/map.md#tables"]],
  ["that is a line of code", "docs/areas/two.md", "[a](../map.md#no-heading)", ["docs/map.md#no-heading"]],
  ["of the same document", "docs/areas/two.md", "# Two\n[a](#two), [b](#three)", ["docs/areas/two.md#three"]],
  ["of a page elsewhere", "docs/areas/two.md", "[a](https://example.org/x.md#tables)", []],
  ["of a document that is not there, which is told as a path", "docs/areas/two.md", "[a](none.md#tables)", []],
])("a link to a heading %s", (_what, path, text, missing) => {
  const read = (wanted: string) => (wanted === path ? text : TEXTS[wanted]);

  expect(missingHeadings(path, read)).toEqual(missing);
});
