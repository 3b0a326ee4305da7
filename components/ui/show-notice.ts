import { toast } from "sonner";

export interface Notice {
  /** What it is about: an earlier notice of that is true no more, and goes with its way back. */
  about?: string;
  /** Takes the place of the notice of the same id, and can be dismissed by it. Without one, of the same words. */
  id?: string;
  /** What happened, in one sentence. */
  message: string;
  detail?: string | undefined;
  tone?: "plain" | "danger";
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAct: () => void };
  durationMs?: number;
}

/** Notices that are no faults: an older one goes where another comes. In a narrow window they would cover the rows. */
const mostPlain = (): number => (window.matchMedia("(width < 700px)").matches ? 1 : 2);

const latest = new Map<string, string | number>();
/** Those that are about to end. */
const ending = new Set<string | number>();

export function showNotice({ about, id, message, detail, tone = "plain", action, durationMs = 6000 }: Notice): void {
  const options = {
    duration: durationMs,
    // Two that can be acted on are two, whatever they say: each undoes its own. And one that is just going cannot come back.
    ...(id === undefined && (action || about !== undefined) ? {} : { id: id ?? `${message} ${detail ?? ""}` }),
    ...(detail ? { description: detail } : {}),
    ...(action ? { action: { label: action.label, onClick: action.onAct } } : {}),
  };
  const before = about === undefined ? undefined : latest.get(about);
  const shown = tone === "danger" ? toast.error(message, options) : toast(message, options);
  ending.delete(shown);
  if (about !== undefined) latest.set(about, shown);
  if (before !== undefined && before !== shown) end(before);

  const plain = toast
    .getToasts()
    .filter((notice) => !(ending.has(notice.id) || ("type" in notice && notice.type === "error")));
  // The oldest come first.
  for (const { id: older } of plain.slice(0, -mostPlain())) end(older);
}

/** Ends the notice of that id, or the latest that is about that. */
export function endNotice(what: string): void {
  end(latest.get(what) ?? what);
}

/**
 * The library draws a notice at the next timer and ends one at a frame. A frame may come first, and the notice would then
 * be drawn behind its end, for all of its time.
 */
function end(id: string | number): void {
  ending.add(id);
  setTimeout(() => {
    // Where it was shown anew meanwhile it stays.
    if (ending.delete(id)) toast.dismiss(id);
  });
}
