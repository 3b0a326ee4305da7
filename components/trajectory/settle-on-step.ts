// Three seconds of frames: bodies that take longer come in where the step stays put anyway.
const PATIENCE_FRAMES = 180;
// Rows above are measured after they appear and move the step once more.
const STILL_FRAMES = 10;
const PERSON_MOVES = ["wheel", "touchmove", "pointerdown"] as const;

/**
 * Brings a step into view for good. A far jump lands among steps whose bodies and heights are not known
 * yet, so it is corrected until the bodies around it are here and stand still, or until the person scrolls.
 *
 * @returns stops correcting
 */
export function settleOn(list: HTMLElement | null, step: number, scroll: () => void): () => void {
  if (!list) return () => undefined;
  const target = list;
  let left = PATIENCE_FRAMES;
  let still = 0;
  let frame = requestAnimationFrame(next);
  for (const event of PERSON_MOVES) target.addEventListener(event, stop, { passive: true });

  function next() {
    left--;
    const row = target.querySelector<HTMLElement>(`[data-step-row="${step}"]`);
    const isReady = row !== null && target.querySelector("[aria-busy]") === null;
    still = isReady ? still + 1 : 0;
    if (row) takeKeyboard(target, row);
    if (still === 1) showCited(row);
    if (still === STILL_FRAMES || left === 0) return stop();
    if (!isReady) scroll();
    frame = requestAnimationFrame(next);
  }

  function showCited(row: HTMLElement | null) {
    const cited = row?.querySelector<HTMLElement>("[data-cited]");
    cited?.scrollIntoView({ block: cited.offsetHeight > target.clientHeight / 2 ? "start" : "center" });
  }

  function stop() {
    cancelAnimationFrame(frame);
    for (const event of PERSON_MOVES) target.removeEventListener(event, stop);
  }

  return stop;
}

/** Moves the keyboard to the step, unless the person works elsewhere. */
function takeKeyboard(list: HTMLElement, row: HTMLElement): void {
  const active = document.activeElement;
  if (active === row) return;

  if (!active || active === document.body || list.contains(active)) row.focus({ preventScroll: true });
}
