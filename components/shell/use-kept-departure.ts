import { useEffect } from "react";
import { subscribeDepartures } from "@/lib/client/server-contact";
import { noteMoved } from "./moved-address";
import { SET_OUT_WITHIN_MS } from "./set-out-within";

// Every page has it late, and screens with tables at once, since keys come at once there: they keep one departure together.
let letGo = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Whoever sets out gets there, whatever is written into the address meanwhile. Next takes a plain write for a navigation of
 * its own, and drops the one that is under way for it. nuqs writes up to 150 ms after it was asked to, in Safari 360, and
 * the reader its step 350 ms after it was shown: a row that Enter opened right after `j` had moved the peek would stay
 * closed. Who works on for long where the answer does not come is not taken away from that any more.
 */
export function useKeptDeparture(): void {
  useEffect(() => {
    const end = () => {
      clearTimeout(timer);
      letGo();
    };
    const stop = subscribeDepartures((url) => {
      end();
      letGo = writePastNext(new URL(url, window.location.href));
      timer = setTimeout(letGo, SET_OUT_WITHIN_MS);
    });
    // Back may lead to the very address that was left.
    window.addEventListener("popstate", end);

    return () => {
      stop();
      window.removeEventListener("popstate", end);
      end();
    };
  }, []);
}

/**
 * Until the address is another one, what is written in its place has Next's own mark, of which Next hears nothing. A
 * step of its own (pushState) is a navigation, and the later one counts.
 */
function writePastNext(there: URL): () => void {
  const { history, location } = window;
  const write = history.replaceState;
  const { pathname } = location;
  let here = location.href;
  let isOver = false;

  function replaceState(data: unknown, unused: string, url?: string | URL | null): void {
    const named = new URL(url ?? "", here);
    // What Next had heard before it draws later than what was written past it since, which stays in the address.
    const isLate = isOfNext(data) && named.pathname === pathname && named.href !== there.href;
    // Next says where it is by now, or somebody wants it to hear; otherwise they came by another way.
    if ((data !== null && !isLate) || location.href !== here) end();
    if (isOver) write.call(history, data, unused, url);
    else write.call(history, data ?? history.state, unused, isLate ? here : url);
    if (!isOver) noteMoved(here, location.href);
    here = location.href;
  }
  function end(): void {
    isOver = true;
    // What was laid over it since stays.
    if (history.replaceState === replaceState) history.replaceState = write;
  }
  history.replaceState = replaceState;

  return end;
}

function isOfNext(data: unknown): boolean {
  return typeof data === "object" && data !== null && "__NA" in data;
}
