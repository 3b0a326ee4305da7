/** The body of an answer that begins and then fails. */
export function brokenOff(error: Error): ReadableStream<Uint8Array> {
  let isBegun = false;

  return new ReadableStream({
    pull: (to) => {
      if (isBegun) return to.error(error);
      isBegun = true;
      to.enqueue(new TextEncoder().encode('{"cou'));
    },
  });
}
