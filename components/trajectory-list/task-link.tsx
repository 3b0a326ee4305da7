"use client";
import { useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { createContext, type PointerEvent, useContext, useEffect, useState } from "react";
import { openAhead } from "@/lib/client/open-ahead";
import type { ListQuery } from "@/lib/client/trajectories";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { keepOpened } from "./last-opened";
import { rowAddress } from "./row-address";
import { taskName } from "./task-name";
import { TaskText } from "./task-text";

/** Id of the row that the keys act on. */
export const ActiveRow = createContext<string | undefined>(undefined);

/** A pointer on its way elsewhere, or a key held down, passes over many rows. */
const REST_MS = 60;

interface TaskLinkProps {
  row: Pick<TrajectoryRow, "id" | "steps" | "status"> & { readonly problem: Pick<TrajectoryRow["problem"], "query"> };
  list: ListQuery;
}

/** The task of a row, which opens its reader. The screen is fetched ahead once somebody stays on the row. */
export function TaskLink({ row, list }: TaskLinkProps) {
  const client = useQueryClient();
  const [isPointed, setPointed] = useState(false);
  const isActive = useContext(ActiveRow) === row.id;
  const [isPressed, setPressed] = useState(false);
  const hasStayed = useStays(isPointed || isActive);
  const { problem, status } = row;
  const open = () => openAhead(client, row);

  return (
    <Link
      href={rowAddress(row.id, list)}
      prefetch={hasStayed || isPressed}
      // Not `onPointerEnter`: React tells of none where the pointer rests and the reader, left, gives way to the row below it.
      onPointerOver={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onPointerDown={(event) => {
        if (!opensHere(event)) return;
        setPressed(true);
        open();
      }}
      onClick={() => {
        keepOpened(list, row.id);
        open();
      }}
      tabIndex={-1}
      title={taskName({ query: problem.query, status })}
      className="truncate text-ink hover:underline"
    >
      <TaskText query={problem.query} status={status} />
    </Link>
  );
}

/** A finger may only begin to scroll, and another button or a key beside it asks for a menu or a tab. */
function opensHere({ pointerType, button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean {
  return pointerType === "mouse" && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** Whether it was so for long enough once. */
function useStays(isSo: boolean): boolean {
  const [hasStayed, setStayed] = useState(false);
  useEffect(() => {
    if (!isSo || hasStayed) return;
    const timer = setTimeout(() => setStayed(true), REST_MS);

    return () => clearTimeout(timer);
  }, [isSo, hasStayed]);

  return hasStayed;
}
