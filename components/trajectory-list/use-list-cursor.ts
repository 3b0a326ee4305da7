import { useState } from "react";
import type { ListQuery } from "@/lib/client/trajectories";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { nameOfList } from "./last-opened";

interface ListCursor {
  activeId: string | undefined;
  /** Where the row stood that is not in its list any more. Another list has no such place. */
  left: number | undefined;
  setActive: (id: string) => void;
}

/** The row that the keys are on, as long as the list holds it: an answer that comes in between may not. */
export function useListCursor(
  rows: readonly Pick<TrajectoryRow, "id">[],
  query: ListQuery,
  start: string | undefined,
): ListCursor {
  const list = nameOfList(query);
  const [cursor, setCursor] = useState<{ id: string | undefined; at: number | undefined; list: string }>({
    id: start,
    at: undefined,
    list,
  });
  const activeId = rows.some(({ id }) => id === cursor.id) ? cursor.id : undefined;

  return {
    activeId,
    left: activeId === undefined && cursor.list === list ? cursor.at : undefined,
    setActive: (id) => setCursor({ id, at: rows.findIndex((row) => row.id === id), list }),
  };
}
