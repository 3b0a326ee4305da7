"use client";
import { Command } from "cmdk";
import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { BareDialog } from "@/components/ui/bare-dialog";
import { Kbd } from "@/components/ui/kbd";
import { readOwnKeys } from "@/lib/client/hotkey-bindings";
import { takeTyped } from "@/lib/client/typed-ahead";
import type { ActHere } from "./act-here";
import { actsHere } from "./acts-here";
import { keepMarked } from "./keep-marked";
import { type Entry, rankEntries } from "./rank-entries";
import { usePaletteGroups } from "./use-palette-groups";

/** Keys that go from entry to entry. */
const MOVES = ["ArrowDown", "ArrowUp", "Home", "End"];

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShowKeys: () => void;
}

/** Do what the screen offers, go to another one, open a thing by its name or a trajectory by its id, switch corpus or theme, search the table. */
export function CommandPalette({ open, onOpenChange, onShowKeys }: CommandPaletteProps) {
  const [acts, setActs] = useState<readonly ActHere[]>();
  const chosen = useRef<Entry["run"]>(undefined);
  const markAgain = useRef<() => void>(undefined);
  const pathname = usePathname();
  const [opened] = useState(pathname);
  // What stands on the screen is known outside of React alone, and the palette takes the focus from it.
  useLayoutEffect(() => {
    setActs(actsHere(readOwnKeys()));
    markAgain.current = keepMarked();
  }, []);
  // What it offers is of a screen that has gone.
  const leave = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (pathname !== opened) leave();
  }, [pathname, opened]);
  if (!acts) return null;

  function finish() {
    markAgain.current?.();
    chosen.current?.();
  }

  return (
    <BareDialog open={open} onOpenChange={onOpenChange} title="Go to or run" onGone={finish}>
      <PaletteBody
        acts={acts}
        onShowKeys={onShowKeys}
        onChoose={(run) => {
          chosen.current = run;
          onOpenChange(false);
        }}
      />
    </BareDialog>
  );
}

interface PaletteBodyProps {
  acts: readonly ActHere[];
  onShowKeys: () => void;
  onChoose: (run: Entry["run"]) => void;
}

function PaletteBody({ acts, onShowKeys, onChoose }: PaletteBodyProps) {
  const [typed, setTyped] = useState("");
  const [isEntered, setEntered] = useState(false);
  const [picked, setPicked] = useState("");
  // What the list picks by itself is not what somebody went to: names that come later may belong before it.
  const isMoving = useRef(false);
  const groups = rankEntries(usePaletteGroups({ typed, acts, onShowKeys }), typed);
  const first = useEffectEvent(() => groups[0]?.entries[0]);
  const choose = useEffectEvent(onChoose);

  // Not before it has the focus, with which the dialog selects what stands in it: the next letter would replace that.
  function onFocus() {
    const { text } = takeTyped();
    if (text === "") return;
    setTyped(text.replaceAll("\n", ""));
    setEntered(text.includes("\n"));
  }
  // Who knows the name types it and Enter in one go, before any of this is drawn.
  useEffect(() => {
    const entry = isEntered ? first() : undefined;
    if (entry) choose(entry.run);
  }, [isEntered]);

  const isThere = groups.some(({ entries }) => entries.some(({ id }) => id === picked));

  function onType(text: string) {
    setTyped(text);
    setPicked("");
    isMoving.current = false;
  }

  return (
    <Command
      label="Go to or run"
      loop
      shouldFilter={false}
      value={isThere ? picked : (groups[0]?.entries[0]?.id ?? "")}
      onValueChange={(id) => isMoving.current && setPicked(id)}
      onKeyDown={({ key, ctrlKey }) => {
        if (ctrlKey || MOVES.includes(key)) isMoving.current = true;
      }}
    >
      <Command.Input
        value={typed}
        onValueChange={onType}
        onFocus={onFocus}
        placeholder="What to do, screen, name, trajectory id, or words to find"
        className="h-11 w-full border-b border-line bg-surface px-4 text-read outline-none placeholder:text-ink-3"
      />
      <Command.List
        className="max-h-90 overflow-auto p-1.5"
        onPointerMoveCapture={() => {
          isMoving.current = true;
        }}
      >
        <Command.Empty className="px-3 py-6 text-ink-2">Nothing here goes by that name.</Command.Empty>
        {groups.map(({ heading, entries }) => (
          <Command.Group key={heading} heading={heading}>
            {entries.map((entry) => (
              <PaletteItem key={entry.id} entry={entry} onSelect={() => onChoose(entry.run)} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}

function PaletteItem({ entry: { id, shown, about, keys }, onSelect }: { entry: Entry; onSelect: () => void }) {
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className="flex min-h-8 items-center gap-2 rounded-chip px-2.5 aria-selected:bg-accent-soft"
    >
      <span className="flex min-w-0 flex-1 items-baseline gap-1.5">
        <span className="flex min-w-0 items-center gap-1.5 truncate">{shown}</span>
        {about ? <span className="min-w-0 flex-1 truncate text-caption text-ink-3">{about}</span> : null}
      </span>
      {keys ? <Kbd keys={keys} /> : null}
    </Command.Item>
  );
}
