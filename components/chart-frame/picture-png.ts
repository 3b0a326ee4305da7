import type { Picture } from "./picture-svg";

/** Twice the size on the screen, for print and slides. */
const SCALE = 2;

/** A picture as PNG. */
export async function picturePng({ text, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();

  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (drawn === null) throw new Error("The browser drew no picture.");

  return drawn;
}

/** Any colour that the browser knows as #rrggbb: other programs do not know the colours of the theme. */
export function hexColour(colour: string): string {
  if (colour === "none" || colour.startsWith("url(")) return colour;
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pen) return colour;

  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pen.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return "none";

  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
