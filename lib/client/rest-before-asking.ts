/**
 * Waits until nothing newer is asked: a slider asks at each of its steps, and only the question at which it rests is sent.
 *
 * @throws the signal's reason once something newer is asked
 */
export function restBeforeAsking(signal: AbortSignal, quietMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, quietMs);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", onAbort, { once: true });
  });
}
