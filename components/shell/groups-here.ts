import type { HotkeyGroup } from "@/lib/client/hotkeys";

const READER: readonly HotkeyGroup[] = ["step", "label", "span", "layers"];

/** Groups of keys that act on a screen, by its address; the first that fits. */
const OF_SCREEN: readonly (readonly [address: RegExp, groups: readonly HotkeyGroup[]])[] = [
  [/^\/queues\/[^/]+\/review/, ["item", "verdict", ...READER]],
  [/^\/queues/, ["queue"]],
  [/^\/adjudicate\//, ["adjudicate", ...READER]],
  [/^\/trajectories\/./, ["verdict", ...READER]],
  [/^\/trajectories/, ["table"]],
  [/^\/runs/, ["run", "chart"]],
  [/^\/problems\/./, ["rollout"]],
  [/^\/problems/, ["problem"]],
  [/^\/filters\/./, ["lab", "chart"]],
  [/^\/splits/, ["split"]],
  [/^\/releases/, ["release"]],
  [/^\/clusters/, ["cluster"]],
];

/** Groups of keys with those that act on the screen at an address before the others, each in the order it had. */
export function hereFirst(groups: readonly HotkeyGroup[], pathname: string): readonly HotkeyGroup[] {
  const here = OF_SCREEN.find(([address]) => address.test(pathname))?.[1] ?? [];

  return [...groups.filter((group) => here.includes(group)), ...groups.filter((group) => !here.includes(group))];
}
