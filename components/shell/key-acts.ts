import { type Bindings, hotkeyIds, keysOf } from "@/lib/client/hotkey-bindings";
import { HOTKEY_WORDS } from "@/lib/client/hotkey-words";
import { HOTKEYS, type HotkeyId } from "@/lib/client/hotkeys";
import { offeredActs } from "@/lib/client/screen-acts";
import type { ActHere } from "./act-here";

const LEFT_OUT: ReadonlySet<HotkeyId> = new Set<HotkeyId>([
  // They move, or act on the row under the cursor.
  "table.first",
  "table.last",
  "table.open",
  "table.select",
  "table.range",
  "queue.open",
  "item.next",
  "item.previous",
  "step.first",
  "step.last",
  "verdict.choose",
  "adjudicate.choose",
  "run.first",
  "run.last",
  "run.open",
  "run.choose",
  "run.range",
  "problem.first",
  "problem.last",
  "problem.open",
  "rollout.open",
  "rollout.choose",
  "lab.next",
  "lab.previous",
  "cluster.first",
  "cluster.last",
  "cluster.open",
  "cluster.accept",
  "cluster.refuse",
  "cluster.undo",
  "cluster.cut",
  "split.pin",
  "release.open",
  "release.choose",
  "release.next-part",
  "release.previous-part",
  // There is a button on the screen while it can be done.
  "table.approve",
  "table.close",
  "queue.review",
  "queue.settle",
  "item.submit",
  "item.submit-text",
  "item.accept",
  "item.reveal",
  "item.would-change",
  "item.would-keep",
  "item.instructions",
  "step.find",
  "step.find-close",
  "layers.ids",
  "layers.attribution",
  "layers.difference",
  "layers.horizon",
  "verdict.gate",
  "verdict.approve",
  "adjudicate.own",
  "adjudicate.back",
  "run.compare",
  "run.clear",
  "rollout.close",
  "lab.save",
  "lab.activate",
  "lab.reset",
  "cluster.join",
  "split.make",
  "release.compare",
  "release.build",
]);

/** What only keys do. Of several parts that hear a key the first one acts, as it does for a press. */
export function keyActs(own: Bindings): readonly ActHere[] {
  const offered = offeredActs();

  return hotkeyIds().flatMap((id) => {
    const offer = isLeftOut(id) ? undefined : offered.find(({ keys }) => keys?.[id] !== undefined);
    // After its name the key sheet explains some of them.
    const [name = "", about] = HOTKEY_WORDS[id].split(/[:;] (.*)/);

    return offer
      ? [
          {
            name,
            about,
            keys: keysOf(id, own)[0],
            isKeyOnly: true,
            run: () => offer.now()?.keys?.[id]?.(new KeyboardEvent("keydown")),
          },
        ]
      : [];
  });
}

function isLeftOut(id: HotkeyId): boolean {
  return id.startsWith("global.") || "repeats" in HOTKEYS[id] || LEFT_OUT.has(id);
}
