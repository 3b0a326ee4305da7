export const SVG = "http://www.w3.org/2000/svg";

/** A part of a picture with its attributes. */
export function svgPart<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const part = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, String(value));

  return part;
}
