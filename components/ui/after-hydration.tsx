"use client";
import { type ReactNode, useDeferredValue } from "react";
import { useIsHydrated } from "./use-is-hydrated";

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
  return useDeferredValue(useIsHydrated()) ? children : waiting;
}
