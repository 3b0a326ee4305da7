const EVERY_MS = 500;
const CLEAR_LINE = "\r\u001b[K";

/** One line on the terminal that is drawn anew until it is stopped. Silent without a terminal. */
export function showLine(read: () => Promise<string>): { readonly stop: () => void } {
  if (!process.stderr.isTTY) return { stop: () => undefined };

  let isShown = true;
  const draw = async (): Promise<void> => {
    const line = await read();
    // One that was asked for before the end would stand in what is printed after it.
    if (isShown) process.stderr.write(`${CLEAR_LINE}${line}`);
  };
  // A figure that cannot be read is drawn the next time.
  const timer = setInterval(() => void draw().catch(() => undefined), EVERY_MS);

  return {
    stop: () => {
      isShown = false;
      clearInterval(timer);
      process.stderr.write(CLEAR_LINE);
    },
  };
}
