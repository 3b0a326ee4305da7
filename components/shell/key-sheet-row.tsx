"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { keysOf, useOwnKeys } from "@/lib/client/hotkey-bindings";
import { HOTKEY_WORDS } from "@/lib/client/hotkey-words";
import type { HotkeyId } from "@/lib/client/hotkeys";
import { setOwnKeys } from "@/lib/client/set-own-keys";
import { pressOf } from "./press-of";

const SHIFT = "Shift+";

/** Digits in a row, as 1 to 9, are read by their ends. A sign is one key, with Shift where a keyboard needs it. */
function Keys({ keys: all }: { keys: readonly string[] }) {
  const keys = all.filter((key) => !(key.startsWith(SHIFT) && all.includes(key.slice(SHIFT.length))));
  const [first, last] = [keys[0], keys.at(-1)];
  const isRange = keys.length > 3 && keys.every((key, at) => key === String(Number(first) + at));
  if (first === undefined || last === undefined || !isRange) return keys.map((key) => <Kbd key={key} keys={key} />);

  return (
    <span className="whitespace-nowrap text-caption text-ink-3">
      <Kbd keys={first} /> to <Kbd keys={last} />
    </span>
  );
}

/** One act: its keys, and the buttons that change them. */
export function KeySheetRow({ id }: { id: HotkeyId }) {
  const own = useOwnKeys();
  const [state, setState] = useState<{ kind: "shown" } | { kind: "listening" } | { kind: "refused"; by: HotkeyId }>({
    kind: "shown",
  });
  const keys = keysOf(id, own);

  function onKeyDown(event: React.KeyboardEvent) {
    if (state.kind === "shown" || event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return setState({ kind: "shown" });
    const press = pressOf(event);
    if (!press) return;
    const answer = setOwnKeys(id, [press]);
    setState(answer.status === "taken" ? { kind: "refused", by: answer.by } : { kind: "shown" });
  }

  return (
    <li className="group flex min-h-7 flex-wrap items-center gap-2 border-b border-line py-0.5">
      <span className="min-w-40 flex-1">{HOTKEY_WORDS[id]}</span>
      {state.kind === "refused" ? (
        <span role="alert" className="text-caption text-danger">
          That key is “{HOTKEY_WORDS[state.by]}”. Press another.
        </span>
      ) : null}
      {keys.length === 0 ? <span className="text-caption text-ink-3">off</span> : <Keys keys={keys} />}
      <span className="ml-auto flex">
        <Button
          size="small"
          variant="ghost"
          aria-label={`Change the key of ${HOTKEY_WORDS[id]}`}
          onClick={() => setState({ kind: "listening" })}
          onKeyDown={onKeyDown}
          onBlur={() => setState({ kind: "shown" })}
        >
          {state.kind === "shown" ? "Change" : "Press a key"}
        </Button>
        {own[id] ? (
          <Button size="small" variant="ghost" onClick={() => setOwnKeys(id, undefined)}>
            Reset
          </Button>
        ) : (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Switch off the key of ${HOTKEY_WORDS[id]}`}
            onClick={() => setOwnKeys(id, [])}
          >
            Off
          </Button>
        )}
      </span>
    </li>
  );
}
