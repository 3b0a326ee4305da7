"use client";
import { type ReactNode, useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => undefined;

interface AfterHydrationProps {
  /** On the first load until then; a screen that is opened later has its parts at once. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * What lies below the first look: it is neither made by the server nor taken over from it, but drawn behind what stands
 * above it, so that this is there sooner.
 */
export function AfterHydration({ waiting, children }: AfterHydrationProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  return useDeferredValue(isBrowser) ? children : waiting;
}
