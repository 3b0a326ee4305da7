"use client";
import { RereadLine } from "./reread-line";
import { ServerWatch } from "./server-watch";
import { useKeptDeparture } from "./use-kept-departure";

/** What every page watches while it stands, and what is said of it at the foot. */
export function LateWatch() {
  useKeptDeparture();

  return (
    <>
      <ServerWatch />
      <RereadLine />
    </>
  );
}
