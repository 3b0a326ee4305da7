"use client";
import { ACTION_TEXT } from "@/lib/domain/action-text";
import type { Action } from "@/lib/domain/policy";
import { useRefusalTo } from "./use-refusal-to";

/** Why something is not offered, for who is told instead; undefined when it is. */
export function useRefusal(action: Action): string | undefined {
  return useRefusalTo(action, ACTION_TEXT[action]);
}
