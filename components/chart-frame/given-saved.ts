import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";

export interface SavedFile {
  name: string;
  readonly content: Blob;
}

/** What the browser is given to save from now on. */
export function watchSaved(): SavedFile[] {
  const saved: SavedFile[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved.push({ name: "", content });
    return "blob:made-up";
  });

  return saved;
}

/** The picture of a chart as SVG, as its menu saves it. */
export async function savedPicture(title: string): Promise<string> {
  const saved = watchSaved();
  // Nothing has a size here; in a browser what stands in the page has one.
  vi.spyOn(SVGElement.prototype, "getBoundingClientRect").mockImplementation(function size(this: SVGElement) {
    return this.isConnected ? new DOMRect(0, 0, 640, 50) : new DOMRect();
  });
  await userEvent.click(await screen.findByRole("button", { name: `Download ${title}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Picture as SVG" }));
  await waitFor(() => expect(saved.at(-1)?.name).toMatch(/\.svg$/));

  return (await saved.at(-1)?.content.text()) ?? "";
}
