import { expect, test } from "vitest";
import { hotkeyIds } from "./hotkey-bindings";
import { HOTKEY_GROUPS, HOTKEY_WORDS } from "./hotkey-words";
import { HOTKEYS } from "./hotkeys";

const SIGNS: Readonly<Record<string, string>> = { $mod: "Ctrl or ⌘" };

test("docs/keys.md says what the key table says", async () => {
  await expect(keysDocument()).toMatchFileSnapshot("../../docs/keys.md");
});

test("every key of the review is there", () => {
  const keys = Object.fromEntries(hotkeyIds().map((id) => [id, HOTKEYS[id].keys[0]]));

  expect(keys).toMatchObject({
    "item.submit": "Enter",
    "item.submit-text": "$mod+Enter",
    "item.accept": "a",
    "item.skip": "s",
    "item.undo": "u",
    "item.next": "Shift+J",
    "item.previous": "Shift+K",
    "verdict.reject": "r",
    "verdict.clear": "0",
    "label.good": "Shift++",
    "label.bad": "-",
    "label.neutral": "=",
    "label.first-wrong": "Shift+!",
    "span.mark": "m",
    "span.comment": "c",
  });
});

/** The key table as a document; `npx vitest run -u` on this test writes it anew. */
function keysDocument(): string {
  const sections = Object.entries(HOTKEY_GROUPS).map(([group, name]) => {
    const rows = hotkeyIds()
      .filter((id) => id.startsWith(`${group}.`))
      .map((id) => `| ${[...new Set(HOTKEYS[id].keys.map(words))].join(", ")} | ${HOTKEY_WORDS[id]} |`);
    return [`## ${name}`, "", "| key | does |", "|---|---|", ...rows].join("\n");
  });

  return `${[
    "# Keys",
    "Made from `lib/client/hotkeys.ts` and `lib/client/hotkey-words.ts` by their test; change those, not this page.",
    "Keys do nothing while a person types or composes, in a dialog or a widget that owns its keys, or while a save is in flight; holding a key repeats movement only. `?` shows them all, and each can be changed or switched off there.",
    ...sections,
  ].join("\n\n")}\n`;
}

/** `Shift+!` as it is on the keyboard: the sign says that Shift is held. */
function words(pattern: string): string {
  const presses = pattern.split(" ").map((press) => {
    const parts = press.split(/(?<=\w)\+/);
    const key = parts.at(-1) ?? "";
    const shown = /^[^\p{L}\p{N}]$/u.test(key) ? parts.filter((part) => part !== "Shift") : parts;
    return shown.map((part) => SIGNS[part] ?? part).join(" ");
  });

  return `\`${presses.join("` `")}\``;
}
