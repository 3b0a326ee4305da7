"use client";
import { Keyboard, Search } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/kbd";
import { latePart } from "@/components/ui/late-part";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { CorpusSwitcher } from "./corpus-switcher";
import { PersonMenu } from "./person-menu";
import { useShellLayers } from "./shell-layers";
import { ThemeMenu } from "./theme-menu";

// Comes with every page, and late, as what watches the server does: nobody reads it before.
const OfflineNote = latePart(() => import("./offline-note").then((module) => module.OfflineNote));

interface ScreenProps {
  /** Left part of the header; the corpus in view when absent. */
  crumbs?: ReactNode;
  /** Right part of the header, before what every screen has. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One screen: its header and its main part, which fills the window. */
export function Screen({ crumbs, actions, children }: ScreenProps) {
  const { openPalette, openKeys } = useShellLayers();
  const paletteKey = useKeyOf("global.palette");

  return (
    <>
      <header className="isolate flex h-11 shrink-0 items-center gap-2 border-b border-line bg-surface px-3 narrow:px-4">
        <div className="flex min-w-0 flex-1 items-center gap-2">{crumbs ?? <CorpusSwitcher />}</div>
        <div data-acts className="contents">
          {actions}
        </div>
        <PersonMenu />
        <button
          type="button"
          onClick={openPalette}
          className="flex h-7.5 items-center gap-2 rounded-control border border-line-strong px-2 text-ink-2 hover:bg-raised"
        >
          <Search aria-hidden className="size-3.5" />
          <span className="hidden medium:inline">Go to or run</span>
          <span className="sr-only medium:hidden">Go to or run</span>
          <span className="hidden medium:inline-flex">{paletteKey ? <Kbd keys={paletteKey} /> : null}</span>
        </button>
        <ThemeMenu />
        {/* A window this narrow is most likely one without a keyboard; the palette names it too. */}
        <span className="hidden narrow:contents">
          <IconButton label="All keys" keys={useKeyOf("global.keys")} onClick={openKeys}>
            <Keyboard aria-hidden />
          </IconButton>
        </span>
      </header>
      <OfflineNote />
      <main id="main" tabIndex={-1} className="relative flex min-h-0 flex-1 flex-col overflow-auto bg-bg outline-none">
        {children}
      </main>
    </>
  );
}
