"use client";
import { useQueryClient } from "@tanstack/react-query";
import { ListChecks, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { reportUndoFailure } from "@/components/shell/report-undo-failure";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useMay } from "@/lib/client/use-me";
import { createViewOptions, removeViewOptions, renameViewOptions } from "@/lib/client/views";
import type { SavedView } from "@/lib/contract/views";

interface SavedViewRowProps {
  corpus: string;
  view: SavedView;
  onOpen: () => void;
  onQueue: (() => void) | undefined;
}

/** One saved view: open, make a queue of; rename and delete one's own, and for leads another person's. */
export function SavedViewRow({ corpus, view, onOpen, onQueue }: SavedViewRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const mayChangeOthers = useMay("change_others_view");
  const mayChange = view.isMine || mayChangeOthers;
  const client = useQueryClient();
  const create = useHeardMutation(createViewOptions(client));
  const remove = useHeardMutation(removeViewOptions(client));

  function onRemove() {
    const { id, name, query } = view;
    const about = `view ${id}`;
    const bringBack = () =>
      create.mutate(
        { corpus, name, query },
        {
          onError: (error) =>
            reportUndoFailure({ about, title: "The view was not brought back", error, again: bringBack }),
        },
      );
    remove.mutate(id, {
      onSuccess: () =>
        showToast({ about, message: `Deleted the view “${name}”`, action: { label: "Undo", onAct: bringBack } }),
      onError: (error) => reportFailure("The view was not deleted", error),
    });
  }

  if (isRenaming) return <RenameView view={view} onDone={() => setRenaming(false)} />;
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        className="min-w-0 flex-1 truncate rounded-chip px-1.5 py-1 text-left hover:bg-accent-soft"
        onClick={onOpen}
      >
        {view.name}
      </button>
      {onQueue ? (
        <IconButton label={`Make a queue of ${view.name}`} onClick={onQueue}>
          <ListChecks aria-hidden />
        </IconButton>
      ) : null}
      {mayChange ? (
        <>
          <IconButton label={`Rename ${view.name}`} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${view.name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      ) : null}
    </li>
  );
}

function RenameView({ view, onDone }: { view: SavedView; onDone: () => void }) {
  const [name, setName] = useState(view.name);
  const rename = useHeardMutation(renameViewOptions(useQueryClient()));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    rename.mutate(
      { id: view.id, name: name.trim() },
      {
        onSuccess: (_, isHere) => isHere && onDone(),
        onError: (error) => reportFailure(`The view “${view.name}” was not renamed`, error),
      },
    );
  }

  return (
    <li>
      <form onSubmit={onSubmit} className="flex gap-1 py-0.5">
        <Input
          aria-label={`New name of ${view.name}`}
          maxLength={80}
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={name.trim() === "" || rename.isPending}>
          Rename
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </form>
    </li>
  );
}
