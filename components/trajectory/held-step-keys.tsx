"use client";
import type { HotkeyId } from "@/lib/client/hotkeys";
import type { KeyHandlers } from "@/lib/client/screen-acts";
import { expectText, MOST_WAIT_MS } from "@/lib/client/typed-ahead";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useReaderFacts } from "./reader-context";

/** The keys that say something of a step. */
const STEP_KEYS = [
  "label.good",
  "label.bad",
  "label.neutral",
  "label.first-wrong",
  "span.mark",
  "span.comment",
  "span.comment-all",
] as const satisfies readonly HotkeyId[];

export type StepKey = (typeof STEP_KEYS)[number];

/** A press whose act was not there yet, with the step that was in focus at it. */
interface HeldPress {
  readonly trajectory: string;
  readonly key: StepKey;
  readonly step: number;
  readonly until: number;
}

let held: readonly HeldPress[] = [];

/** Stands in for the step keys while their code is on its way: what is pressed is done once it is here. */
export function HeldStepKeys() {
  const { id: trajectory, store } = useReaderFacts();

  function hold(key: StepKey): void {
    const press = { trajectory, key, step: store.get().focus, until: Date.now() + MOST_WAIT_MS };
    held = [...held, press];
    // After these a person types, and no letter of that is a key.
    if (key !== "span.comment" && key !== "span.comment-all") return;
    expectText(() => {
      held = held.filter((other) => other !== press);
    });
  }

  useHotkeys(ofStepKeys(hold));

  return null;
}

/** What was pressed on a trajectory before the step keys were there, in its order; what is too long ago is nobody's wish. */
export function takeHeldPresses(trajectory: string): readonly HeldPress[] {
  const taken = held.filter((press) => press.trajectory === trajectory && Date.now() < press.until);
  held = [];

  return taken;
}

export function ofStepKeys(act: (key: StepKey) => void): KeyHandlers {
  return Object.fromEntries(STEP_KEYS.map((key) => [key, () => act(key)]));
}
