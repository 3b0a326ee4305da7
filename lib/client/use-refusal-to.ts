"use client";
import type { Action } from "@/lib/domain/policy";
import { useMay } from "./use-me";

/**
 * Why something is not offered, for a screen that names one thing: the words of all of them weigh more than it needs.
 *
 * @param words - what the role may not, as in ACTION_TEXT
 */
export function useRefusalTo(action: Action, words: string): string | undefined {
  return useMay(action) ? undefined : `Your role may not ${words}. Ask a lead to do it.`;
}
