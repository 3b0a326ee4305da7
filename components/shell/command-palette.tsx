"use client";
import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { useTheme } from "next-themes";
import { type ReactNode, useState } from "react";
import { BareDialog } from "@/components/ui/bare-dialog";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { HotkeyId } from "@/lib/client/hotkeys";
import { useCorpus } from "./use-corpus";
import { useScreenLink } from "./use-screen-link";
import { useScreens } from "./use-screens";

const TRAJECTORY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShowKeys: () => void;
}

/** Go to a screen, open a trajectory by its id, switch corpus or theme, filter the table. */
export function CommandPalette({ open, onOpenChange, onShowKeys }: CommandPaletteProps) {
  return (
    <BareDialog open={open} onOpenChange={onOpenChange} title="Go to or run">
      <PaletteBody onClose={() => onOpenChange(false)} onShowKeys={onShowKeys} />
    </BareDialog>
  );
}

function PaletteBody({ onClose, onShowKeys }: { onClose: () => void; onShowKeys: () => void }) {
  const [text, setText] = useState("");
  const router = useRouter();
  const link = useScreenLink();
  const screens = useScreens();
  const { setTheme } = useTheme();
  const { list, corpus } = useCorpus();
  const trajectoryId = TRAJECTORY_ID.exec(text)?.[0].toLowerCase();

  function run(act: () => void) {
    onClose();
    act();
  }

  return (
    <Command label="Go to or run" loop>
      <Command.Input
        value={text}
        onValueChange={setText}
        placeholder="Screen, corpus, trajectory id, or words to find"
        className="h-11 w-full border-b border-line bg-surface px-4 text-read outline-none placeholder:text-ink-3"
      />
      <Command.List className="max-h-90 overflow-auto p-1.5">
        <Command.Empty className="px-3 py-6 text-ink-2">Nothing here goes by that name.</Command.Empty>
        {trajectoryId ? (
          <PaletteItem value={text} onSelect={() => run(() => router.push(`/trajectories/${trajectoryId}`))}>
            Open trajectory <code className="font-mono text-mono">{trajectoryId}</code>
          </PaletteItem>
        ) : null}
        {text.trim() && !trajectoryId ? (
          <PaletteItem value={`find ${text}`} onSelect={() => run(() => router.push(filterAddress(text, corpus?.id)))}>
            Find trajectories with <code className="truncate font-mono text-mono">{text}</code>
          </PaletteItem>
        ) : null}
        <PaletteGroup heading="Go to">
          {screens.map((screen) => (
            <PaletteItem
              key={screen.path}
              value={`go to ${screen.name}`}
              hotkey={screen.key}
              onSelect={() => run(() => router.push(link(screen.path)))}
            >
              {screen.name}
            </PaletteItem>
          ))}
        </PaletteGroup>
        <PaletteGroup heading="Corpus">
          {list.data?.items.map((item) => (
            <PaletteItem
              key={item.id}
              value={`corpus ${item.name} ${item.id}`}
              onSelect={() => run(() => router.push(`/trajectories?corpus=${item.id}`))}
            >
              {item.name}
            </PaletteItem>
          ))}
        </PaletteGroup>
        <PaletteGroup heading="Look">
          <PaletteItem value="theme light" onSelect={() => run(() => setTheme("light"))}>
            Light theme
          </PaletteItem>
          <PaletteItem value="theme dark" onSelect={() => run(() => setTheme("dark"))}>
            Dark theme
          </PaletteItem>
          <PaletteItem value="theme system" onSelect={() => run(() => setTheme("system"))}>
            Theme of the system
          </PaletteItem>
          <PaletteItem value="all keys shortcuts help" hotkey="global.keys" onSelect={() => run(onShowKeys)}>
            Show all keys
          </PaletteItem>
        </PaletteGroup>
      </Command.List>
    </Command>
  );
}

function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return <Command.Group heading={heading}>{children}</Command.Group>;
}

interface PaletteItemProps {
  /** What typing is matched with. */
  value: string;
  hotkey?: HotkeyId;
  onSelect: () => void;
  children: ReactNode;
}

function PaletteItem({ value, hotkey, onSelect, children }: PaletteItemProps) {
  const key = useKeyOf(hotkey);

  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-8 items-center gap-2 rounded-chip px-2.5 aria-selected:bg-accent-soft"
    >
      <span className="flex min-w-0 flex-1 items-center gap-1.5 truncate">{children}</span>
      {key ? <Kbd keys={key} /> : null}
    </Command.Item>
  );
}

function filterAddress(text: string, corpus: string | undefined): string {
  const params = new URLSearchParams({ ...(corpus ? { corpus } : {}), filter: text.trim() });

  return `/trajectories?${params.toString()}`;
}
