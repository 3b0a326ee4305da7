import { SPAN_FIELDS, type Span } from "@/lib/domain/label";

/** The longest quote that a span keeps. */
const QUOTE_CHARS = 2000;

function runOf(node: Node): HTMLElement | null {
  return (node instanceof HTMLElement ? node : node.parentElement)?.closest<HTMLElement>("[data-start]") ?? null;
}

/** Where a point of the selection lies in the source text; hidden characters count as they are stored. */
function offsetOf(field: HTMLElement, node: Node, offset: number): number | undefined {
  const run = runOf(node);
  if (run && field.contains(run)) {
    const start = Number(run.dataset["start"]);
    if (run.dataset["hidden"] !== undefined) return start;
    return node === run.firstChild ? start + offset : start + (run.firstChild?.textContent?.length ?? 0);
  }
  if (node !== field) return undefined;
  const next = field.children[offset];
  if (next instanceof HTMLElement) return Number(next.dataset["start"]);
  const last = field.lastElementChild;
  return last instanceof HTMLElement ? Number(last.dataset["start"]) + (last.firstChild?.textContent?.length ?? 0) : 0;
}

function fieldOf(node: Node | null): HTMLElement | null {
  const element = node instanceof HTMLElement ? node : node?.parentElement;
  return element?.closest<HTMLElement>("[data-field]") ?? null;
}

/** The words between two offsets, without what the page adds to them. */
function quoteOf(field: HTMLElement, start: number, end: number): string {
  return [...field.querySelectorAll<HTMLElement>("[data-start]")]
    .filter((run) => run.dataset["hidden"] === undefined)
    .map((run) => {
      const from = Number(run.dataset["start"]);
      return (run.firstChild?.textContent ?? "").slice(Math.max(0, start - from), Math.max(0, end - from));
    })
    .join("");
}

/** Word-wise selection takes the space beside a word with it; a citation does not. */
function withoutEdges(field: HTMLElement, start: number, end: number): readonly [number, number] {
  const quote = quoteOf(field, start, end);
  if (quote.length !== end - start) return [start, end];

  return [start + quote.length - quote.trimStart().length, end - quote.length + quote.trimEnd().length];
}

/** The agent text that is selected, as a span that can be cited; undefined when it is not within one text. */
export function selectedSpan(selection: Selection | null): Span | undefined {
  if (!selection || selection.isCollapsed || !selection.anchorNode || !selection.focusNode) return undefined;
  const field = fieldOf(selection.anchorNode);
  if (!field || field !== fieldOf(selection.focusNode)) return undefined;
  const anchor = offsetOf(field, selection.anchorNode, selection.anchorOffset);
  const focus = offsetOf(field, selection.focusNode, selection.focusOffset);
  if (anchor === undefined || focus === undefined || anchor === focus) return undefined;

  const [start, end] = withoutEdges(field, Math.min(anchor, focus), Math.max(anchor, focus));
  // Space alone is nothing to cite.
  if (start >= end) return undefined;
  const { call, step, field: name } = field.dataset;
  const cited = SPAN_FIELDS.find((one) => one === name);
  if (!cited) return undefined;

  return {
    step: Number(step),
    field: cited,
    ...(call === undefined ? {} : { call: Number(call) }),
    start,
    end,
    quote: quoteOf(field, start, end).slice(0, QUOTE_CHARS),
  };
}
