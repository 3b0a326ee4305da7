import { expect, test } from "vitest";
import { exportCommand } from "./export-command";

test("plain names stay plain", () => {
  expect(
    exportCommand({ corpusName: "night-3", filter: "verdict:agentic", preset: "chat", chosen: {}, isGzip: true }),
  ).toBe("npm run assay -- export --corpus=night-3 --filter=verdict:agentic --preset chat --out approved.jsonl.gz");
});

test("what a shell would read as its own is quoted, quotes too", () => {
  const command = exportCommand({
    corpusName: "it's; rm -rf",
    filter: "unseen:>0 $HOME",
    preset: "teacher",
    chosen: { weights: "a=1, b=2" },
    isGzip: false,
  });

  expect(command).toContain(`--corpus='it'\\''s; rm -rf'`);
  expect(command).toContain(`--filter='unseen:>0 $HOME'`);
  expect(command).toContain(`--preset teacher --option='weights=a=1, b=2' --out teacher.jsonl`);
});
