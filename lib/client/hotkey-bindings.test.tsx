import { beforeEach, describe, expect, test } from "vitest";
import { hotkeyIds, keysOf } from "./hotkey-bindings";
import { HOTKEYS } from "./hotkeys";
import { setOwnKeys } from "./set-own-keys";

const BROWSER_CHORDS = [
  "$mod+t",
  "$mod+n",
  "$mod+w",
  "$mod+l",
  "$mod+r",
  "$mod+f",
  "$mod+p",
  "$mod+s",
  "F5",
  "F6",
  "Tab",
];

beforeEach(() => localStorage.clear());

describe("the key table", () => {
  test("no two acts that can be on screen together share a key", () => {
    const clashes = hotkeyIds().filter((id) => setOwnKeys(id, HOTKEYS[id].keys).status === "taken");

    expect(clashes).toEqual([]);
  });

  test("takes no chord of the browser", () => {
    const all = hotkeyIds().flatMap((id) => HOTKEYS[id].keys);

    expect(all.filter((keys: string) => BROWSER_CHORDS.includes(keys))).toEqual([]);
  });

  test("only movement repeats while a key is held", () => {
    const repeating = hotkeyIds().filter((id) => "repeats" in HOTKEYS[id]);

    expect(repeating.every((id) => /next|previous|left|right|parting/.test(id))).toBe(true);
  });
});

describe("a person's own keys", () => {
  test("replace the table's, and come back with a reset", () => {
    setOwnKeys("table.select", ["s"]);
    expect(keysOf("table.select", stored())).toEqual(["s"]);

    setOwnKeys("table.select", undefined);
    expect(keysOf("table.select", stored())).toEqual(["x"]);
  });

  test("a key that acts elsewhere on the screen is refused and nothing changes", () => {
    const answer = setOwnKeys("table.select", ["j"]);

    expect(answer).toEqual({ status: "taken", by: "table.next" });
    expect(localStorage.getItem("assay.keys")).toBeNull();
  });

  test("the table and the reader may share a key, because they are never on screen together", () => {
    expect(setOwnKeys("table.select", ["o"])).toEqual({ status: "saved" });
  });

  test("a key can be switched off", () => {
    setOwnKeys("table.approve", []);

    expect(keysOf("table.approve", stored())).toEqual([]);
  });
});

function stored(): Record<string, string[]> {
  return JSON.parse(localStorage.getItem("assay.keys") ?? "{}");
}
