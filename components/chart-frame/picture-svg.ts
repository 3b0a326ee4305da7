import { PERCENT } from "@/components/ui/format-number";
import { svgPart } from "./svg-part";
import { wrapWords } from "./wrap-words";

/** What a style sheet or a token gives to a drawn part; a file has neither. */
const DRAWN = [
  ...["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity", "fill-opacity"],
  ...["stroke-opacity", "font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline", "visibility"],
] as const;
const PADDING = 16;
const LINE = 18;
/** A letter of the lines, as wide as in the widest of the common fonts. */
const LETTER = 6.6;

interface PictureText {
  readonly title: string;
  /** Lines under it: n, method, the conclusion. */
  readonly lines: readonly string[];
}

export interface Picture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A drawn chart as a file of its own, with its title and what it rests on above it.
 *
 * @param paint - a colour of the theme as one that every program knows
 */
export function pictureSvg(drawn: SVGSVGElement, said: PictureText, paint: (colour: string) => string): Picture {
  const size = drawn.getBoundingClientRect();
  const style = getComputedStyle(drawn);
  const colourOf = (name: string): string => paint(style.getPropertyValue(name));
  const width = Math.round(size.width) + 2 * PADDING;
  const lines = said.lines.flatMap((line) => wrapWords(line, Math.floor((width - 2 * PADDING) / LETTER)));
  const top = PADDING + LINE * (lines.length + 1) + 6;
  const height = top + Math.round(size.height) + PADDING;

  const file = svgPart("svg", { width, height, viewBox: `0 0 ${width} ${height}` });
  file.append(svgPart("rect", { width, height, fill: colourOf("--surface") }));
  const write = (text: string, line: number, look: Record<string, string | number>) => {
    const part = svgPart("text", { x: PADDING, y: PADDING + LINE * line + 13, "font-family": "sans-serif", ...look });
    part.textContent = text;
    file.append(part);
  };
  write(said.title, 0, { "font-size": 13.5, "font-weight": 600, fill: colourOf("--ink") });
  for (const [at, line] of lines.entries()) write(line, at + 1, { "font-size": 11.5, fill: colourOf("--ink-2") });

  const group = svgPart("g", { transform: `translate(${PADDING} ${top})` });
  for (const child of drawn.children) group.append(resolved(child, paint));
  file.append(group);

  return { text: readable(new XMLSerializer().serializeToString(file)), width, height };
}

/** A name may hold characters that no XML may, and one of them makes the whole file unreadable. */
function readable(xml: string): string {
  return xml.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
}

/** A copy whose looks stand in its own attributes and which links nowhere. */
function resolved(part: Element, paint: (colour: string) => string): Node {
  const copy = part.cloneNode(false);
  if (!(copy instanceof Element)) return copy;

  const style = getComputedStyle(part);
  for (const name of DRAWN) {
    const value = style.getPropertyValue(name);
    if (value !== "") copy.setAttribute(name, name === "fill" || name === "stroke" ? paint(value) : value);
  }
  for (const name of ["class", "style", "href", "tabindex", "role"]) copy.removeAttribute(name);
  for (const child of part.childNodes) {
    if (child instanceof Element) copy.append(resolved(child, paint));
    if (child instanceof Text) copy.append(child.data.replaceAll(PERCENT, " %"));
  }

  return copy;
}
