"use client";
import Link, { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Tooltip } from "@/components/ui/tooltip";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { ScreenEntry } from "./screens";
import { type MoreScreens, useRailScroll } from "./use-rail-scroll";
import { useScreenLink } from "./use-screen-link";
import { useScreens } from "./use-screens";

/** The screens, at the left; at the foot where the window is narrow. */
export function Rail() {
  const link = useScreenLink();
  const screens = useScreens();
  const [list, more] = useRailScroll(`${usePathname()} ${screens.length}`);

  return (
    <nav
      aria-label="Screens"
      className="group/rail isolate order-last flex shrink-0 border-t border-line bg-surface narrow:order-first narrow:w-18 narrow:flex-col narrow:border-t-0 narrow:border-r"
    >
      <Link
        href={link("/")}
        aria-label="Assay, home"
        prefetch={false}
        className="hidden h-11 shrink-0 items-center justify-center narrow:flex"
        tabIndex={-1}
      >
        <span aria-hidden className="size-2.5 rotate-45 rounded-mark bg-accent" />
      </Link>
      <ul
        ref={list}
        className={classNames(
          "flex min-w-0 flex-1 justify-around gap-1 overflow-x-auto p-1 narrow:min-h-0 narrow:flex-col narrow:justify-start narrow:overflow-x-hidden narrow:overflow-y-auto narrow:px-0.5 narrow:[scrollbar-width:none]",
          fadeOf(more),
        )}
      >
        {screens.map((screen) => (
          <li key={screen.path}>
            <RailLink screen={screen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where more screens are out of sight, the edge fades; none is at an edge where all have room. */
function fadeOf({ before, after }: MoreScreens): string | false {
  if (before && after) return "max-narrow:mask-x-from-92%";
  if (after) return "max-narrow:mask-r-from-92%";

  return before && "max-narrow:mask-l-from-92%";
}

function RailLink({ screen }: { screen: ScreenEntry }) {
  const pathname = usePathname();
  const link = useScreenLink();
  const key = useKeyOf(screen.key);
  const isCurrent = screen.path === "/" ? pathname === "/" : pathname.startsWith(screen.path);
  // A screen is fetched ahead once somebody heads for it: five at once delay the one that was asked for.
  const [isMeant, setMeant] = useState(false);

  return (
    <Tooltip label={`Go to ${screen.name.toLowerCase()}`} keys={key} side="right">
      <Link
        href={link(screen.path)}
        prefetch={isMeant ? null : false}
        onPointerEnter={() => setMeant(true)}
        onFocus={() => setMeant(true)}
        aria-current={isCurrent ? "page" : undefined}
        className="block rounded-control"
      >
        <RailFace screen={screen} isCurrent={isCurrent} />
      </Link>
    </Tooltip>
  );
}

/** A screen that was clicked is marked while it is on its way, and the one that is left no longer. */
function RailFace({ screen, isCurrent }: { screen: ScreenEntry; isCurrent: boolean }) {
  const { pending } = useLinkStatus();
  const Icon = screen.icon;

  return (
    <span
      data-going={pending || undefined}
      className={classNames(
        "flex min-h-11 min-w-16 flex-col items-center justify-center gap-0.5 rounded-control px-1 py-1.5 text-caption",
        markOf(pending, isCurrent),
      )}
    >
      <Icon aria-hidden className="size-4" />
      {screen.name}
    </span>
  );
}

function markOf(isGoing: boolean, isCurrent: boolean): string {
  if (isGoing) return "bg-accent-soft text-accent";
  if (isCurrent)
    return "bg-accent-soft text-accent group-has-data-going/rail:bg-transparent group-has-data-going/rail:text-ink-2";

  return "text-ink-2 hover:bg-raised hover:text-ink";
}
