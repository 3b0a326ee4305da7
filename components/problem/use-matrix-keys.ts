import { useHotkeys } from "@/lib/client/use-hotkeys";

interface MatrixKeys {
  onMove: (rowsDown: number, cellsRight: number) => void;
  onEdge: (edge: "first" | "last") => void;
  onOpen: () => void;
  onFilter: () => void;
  onSort: () => void;
}

/** Keys of the matrix. */
export function useMatrixKeys({ onMove, onEdge, onOpen, onFilter, onSort }: MatrixKeys): void {
  useHotkeys({
    "problem.next": () => onMove(1, 0),
    "problem.previous": () => onMove(-1, 0),
    "problem.right": () => onMove(0, 1),
    "problem.left": () => onMove(0, -1),
    "problem.first": () => onEdge("first"),
    "problem.last": () => onEdge("last"),
    "problem.open": onOpen,
    "problem.filter": onFilter,
    "problem.sort": onSort,
  });
}
