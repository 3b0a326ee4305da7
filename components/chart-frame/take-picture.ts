import { hexColour } from "./picture-png";
import { type PictureRows, rowsSvg } from "./picture-rows";
import { type Picture, pictureSvg } from "./picture-svg";

/** The picture of a chart: what the page draws, or rows that are drawn for it. */
export function takePicture(from: SVGSVGElement | PictureRows, said: Parameters<typeof pictureSvg>[1]): Picture {
  if (!("rows" in from)) return pictureSvg(from, said, hexColour);

  const svg = rowsSvg(from);
  // Only what stands in the page has a size, and the colours and letters of its theme.
  Object.assign(svg.style, { position: "absolute", left: "-100000px" });
  document.body.append(svg);
  try {
    return pictureSvg(svg, said, hexColour);
  } finally {
    svg.remove();
  }
}
