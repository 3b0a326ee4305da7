import { useHotkeys } from "@/lib/client/use-hotkeys";

interface TimelineKeys {
  onMove: (rowsDown: number, stepsRight: number) => void;
  onOpen: () => void;
  onChoose: () => void;
}

/** Keys of the timelines. */
export function useTimelineKeys({ onMove, onOpen, onChoose }: TimelineKeys): void {
  useHotkeys({
    "rollout.next": () => onMove(1, 0),
    "rollout.previous": () => onMove(-1, 0),
    "rollout.right": () => onMove(0, 1),
    "rollout.left": () => onMove(0, -1),
    "rollout.open": onOpen,
    "rollout.choose": onChoose,
  });
}
