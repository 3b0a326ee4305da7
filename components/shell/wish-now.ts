import { departuresSoFar } from "@/lib/client/server-contact";
import { SET_OUT_WITHIN_MS } from "./set-out-within";

let latest = 0;

/**
 * Where somebody wishes to go, but not known yet. The answer says, once it is, whether they still do: nothing else was
 * wished for, nobody set out since, and it did not take so long that they have gone on working.
 */
export function wishNow(): () => boolean {
  const [wish, before, at] = [++latest, departuresSoFar(), performance.now()];

  return () => wish === latest && before === departuresSoFar() && performance.now() - at < SET_OUT_WITHIN_MS;
}
