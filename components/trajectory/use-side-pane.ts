import { useCallback, useState } from "react";

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

/** Width of a pane at the side, and whether it is open; kept in this browser. */
export function useSidePane(limits: PaneLimits): SidePane {
  const { id, first, least, most } = limits;
  const [kept, setKept] = useState<Kept>(() => read(id) ?? { width: first, isOpen: true });

  const change = useCallback(
    (next: (kept: Kept) => Kept) =>
      setKept((known) => {
        const changed = next(known);
        write(id, changed);

        return changed;
      }),
    [id],
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

function read(id: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`assay.pane.${id}`) ?? "null");
    const isKept = typeof value === "object" && value !== null && "width" in value && "isOpen" in value;

    return isKept && Number.isFinite(value.width)
      ? { width: Number(value.width), isOpen: value.isOpen !== false }
      : undefined;
  } catch {
    // No storage, or something else is in it: the pane has its first width.
    return undefined;
  }
}

function write(id: string, kept: Kept): void {
  try {
    localStorage.setItem(`assay.pane.${id}`, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still has the width on screen.
  }
}
