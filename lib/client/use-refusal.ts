"use client";
import { ACTION_TEXT } from "@/lib/domain/action-text";
import type { Action } from "@/lib/domain/policy";
import { useMay } from "./use-me";

/** Why something is not offered, for who is told instead; undefined when it is. */
export function useRefusal(action: Action): string | undefined {
  return useMay(action) ? undefined : `Your role may not ${ACTION_TEXT[action]}. Ask a lead to do it.`;
}
