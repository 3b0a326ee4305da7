// Bodies that take longer are waited for without a hand on the list: the person may read on by keys.
const PATIENCE_FRAMES = 180;
// Rows above are measured after they appear and move the step once more, and bodies come. To look at the list in every
// frame until then would be a good part of the work of a key.
const STILL_MS = 50;
const STILL_LOOKS = 4;
const PERSON_MOVES = ["wheel", "touchmove", "pointerdown"] as const;

/**
 * Brings a step into view for good. A far jump lands among steps whose bodies and heights are not known
 * yet, so it is corrected until the bodies around it are here and stand still, or until the person scrolls.
 *
 * @returns stops correcting
 */
export function settleOn(list: HTMLElement, step: number, scroll: () => void): () => void {
  // By frames, of which a tab in the background has none.
  let waited = 0;
  let still = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(look);
  for (const event of PERSON_MOVES) list.addEventListener(event, stop, { passive: true });

  function look() {
    const row = list.querySelector<HTMLElement>(`[data-step-row="${step}"]`);
    const busy = list.querySelector("[aria-busy]");
    // They are here, and push the last step out of view as those of the first moment do.
    if (waited > PATIENCE_FRAMES && !busy) {
      waited = 0;
      still = -1;
    }
    still = row && !busy ? still + 1 : 0;
    if (still === 0) waited += 1;
    const isLate = waited > PATIENCE_FRAMES;
    if (row) {
      takeKeyboard(list, row);
      if (still === 1) showCited(row);
    }
    if (still === STILL_LOOKS || (isLate && !row)) return stop();
    if (still === 0 && !isLate) scroll();
    if (still > 0 || isLate) timer = setTimeout(look, STILL_MS);
    else frame = requestAnimationFrame(look);
  }

  function showCited(row: HTMLElement) {
    const cited = row.querySelector<HTMLElement>("[data-cited]");
    cited?.scrollIntoView({ block: cited.offsetHeight > list.clientHeight / 2 ? "start" : "center" });
  }

  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const event of PERSON_MOVES) list.removeEventListener(event, stop);
  }

  return stop;
}

/** Moves the keyboard to the step, unless the person works elsewhere. */
function takeKeyboard(list: HTMLElement, row: HTMLElement): void {
  const active = document.activeElement;

  if (!active || active === document.body || list.contains(active)) row.focus({ preventScroll: true });
}
