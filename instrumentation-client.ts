import { noteDeparture } from "@/lib/client/server-contact";

/** Next calls this whenever somebody sets out for another screen; Back and Forward have changed the address by then. */
export function onRouterTransitionStart(url: string, type: "push" | "replace" | "traverse"): void {
  if (type !== "traverse") noteDeparture(url);
}
