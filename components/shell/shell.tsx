"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTheme } from "next-themes";
import { type ReactNode, useEffect, useState } from "react";
import { latePart } from "@/components/ui/late-part";
import { hasAnswered } from "@/lib/client/last-answers";
import { expectText } from "@/lib/client/typed-ahead";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useMe } from "@/lib/client/use-me";
import { Rail } from "./rail";
import { SCREENS } from "./screens";
import { ShellLayers } from "./shell-layers";
import { useScreenLink } from "./use-screen-link";

// Both open on a key press; until then no screen pays for them.
const CommandPalette = latePart(() => import("./command-palette").then((module) => module.CommandPalette));
const KeySheet = latePart(() => import("./key-sheet").then((module) => module.KeySheet));
// Comes with every page, and late: where it is needed nothing comes any more.
const LateWatch = latePart(() => import("./late-watch").then((module) => module.LateWatch));

/** Answers that this person's closed review left in this browser go on from any screen. Who never reviewed here loads nothing. */
function useOutbox(): void {
  const me = useMe();
  const id = me?.id;
  const access = me?.access;
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined || access === undefined || !hasAnswered(localStorage)) return;
    void import("@/lib/client/send-left-over").then((module) => module.sendLeftOver(client, { id, access }));
  }, [id, access, client]);
}

/** What surrounds every screen: the rail, the palette, the key sheet and the keys that work everywhere. */
export function Shell({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<"palette" | "keys" | "none">("none");
  const router = useRouter();
  const link = useScreenLink();
  useOutbox();
  const { resolvedTheme, setTheme } = useTheme();
  // Its code may be on the way still: what is typed meanwhile is for it, and for no key of the screen.
  const openPalette = () => {
    expectText(() => setLayer("none"));
    setLayer("palette");
  };
  useHotkeys({
    "global.palette": openPalette,
    "global.keys": () => setLayer("keys"),
    ...Object.fromEntries(SCREENS.map(({ key, path }) => [key, () => router.push(link(path))])),
    "global.theme": () => setTheme(resolvedTheme === "dark" ? "light" : "dark"),
  });

  return (
    <ShellLayers value={{ openPalette, openKeys: () => setLayer("keys") }}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control border border-accent bg-surface px-3 py-1.5 text-accent focus:translate-y-0"
      >
        Skip to the content
      </a>
      <div className="flex h-dvh flex-col narrow:flex-row">
        <Rail />
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {children}
          <LateWatch />
        </div>
      </div>
      {layer === "palette" ? (
        <CommandPalette
          open
          onOpenChange={(open) => setLayer(open ? "palette" : "none")}
          onShowKeys={() => setLayer("keys")}
        />
      ) : null}
      {layer === "keys" ? <KeySheet open onOpenChange={(open) => setLayer(open ? "keys" : "none")} /> : null}
    </ShellLayers>
  );
}
