/** Lets the browser save what the page holds under a name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it when the click returns; the address may go once it is done.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
