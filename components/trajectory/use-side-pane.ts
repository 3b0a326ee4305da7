import { useCallback, useState } from "react";
import { useMe } from "@/lib/client/use-me";

export interface PaneLimits {
  readonly id: string;
  readonly first: number;
  readonly least: number;
  readonly most: number;
}

export interface SidePane {
  readonly width: number;
  readonly isOpen: boolean;
  readonly limits: PaneLimits;
  readonly open: () => void;
  readonly toggle: () => void;
  /** Takes the nearest width that is allowed; far below the least one, the pane closes. */
  readonly resize: (width: number) => void;
}

interface Kept {
  readonly width: number;
  readonly isOpen: boolean;
}

/** Width of a pane at the side, and whether it is open; kept in this browser for each person. */
export function useSidePane(limits: PaneLimits): SidePane {
  const { least, most } = limits;
  const place = usePlace(limits.id);
  const [{ kept, of }, setState] = useState(() => ({ kept: read(place, limits), of: place }));
  // Who it is comes with the page, and is not known for a moment after a change of role.
  if (place !== undefined && place !== of) setState({ kept: read(place, limits), of: place });

  const change = useCallback(
    (next: (kept: Kept) => Kept) =>
      setState((state) => {
        const changed = next(state.kept);
        write(state.of, changed);

        return { ...state, kept: changed };
      }),
    [],
  );

  return {
    width: Math.min(Math.max(kept.width, least), most),
    isOpen: kept.isOpen,
    limits,
    open: useCallback(() => change((known) => ({ ...known, isOpen: true })), [change]),
    toggle: useCallback(() => change((known) => ({ ...known, isOpen: !known.isOpen })), [change]),
    resize: useCallback(
      (width) =>
        change((known) =>
          width < least / 2
            ? { ...known, isOpen: false }
            : { width: Math.round(Math.min(Math.max(width, least), most)), isOpen: true },
        ),
      [change, least, most],
    ),
  };
}

const STORE = "assay.pane.";

/** Of one pane of one person; undefined while it is not known who that is. */
function usePlace(id: string): string | undefined {
  const person = useMe()?.id;

  return person && `${STORE}${person}.${id}`;
}

function read(place: string | undefined, { id, first }: PaneLimits): Kept {
  const unchanged = { width: first, isOpen: true };
  if (place === undefined) return unchanged;
  try {
    // An older version kept one of everybody: each begins with that.
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? localStorage.getItem(STORE + id) ?? "null");
    const isKept = typeof value === "object" && value !== null && "width" in value && "isOpen" in value;

    return isKept && Number.isFinite(value.width)
      ? { width: Number(value.width), isOpen: value.isOpen !== false }
      : unchanged;
  } catch {
    // No storage, or something else is in it: the pane has its first width.
    return unchanged;
  }
}

function write(place: string | undefined, kept: Kept): void {
  if (place === undefined) return;
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still has the width on screen.
  }
}
