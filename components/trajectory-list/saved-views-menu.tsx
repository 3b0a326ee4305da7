"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { type FormEvent, useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Popover } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { createViewOptions, savedViewsOptions } from "@/lib/client/views";
import type { SavedView } from "@/lib/contract/views";
import { SavedViewRow } from "./saved-view-row";

interface SavedViewsMenuProps {
  corpus: string;
  /** Query text of the table as it is now. */
  query: string;
  onOpen: (query: string) => void;
  /** Makes a queue of what a view matches; absent for who may not. */
  onQueue: ((query: string) => void) | undefined;
}

/** Views of the table under a name: save, open, rename, delete, make a queue of. */
export function SavedViewsMenu({ corpus, query, onOpen, onQueue }: SavedViewsMenuProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Popover
      align="end"
      label="Saved views"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Bookmark aria-hidden />
          Saved views
        </Button>
      }
    >
      <div className="w-72">
        <ViewList
          corpus={corpus}
          onOpen={(view) => {
            setOpen(false);
            onOpen(view.query);
          }}
          onQueue={
            onQueue &&
            ((view) => {
              setOpen(false);
              onQueue(view.query);
            })
          }
        />
        <SaveView corpus={corpus} query={query} />
      </div>
    </Popover>
  );
}

interface ViewListProps {
  corpus: string;
  onOpen: (view: SavedView) => void;
  onQueue: ((view: SavedView) => void) | undefined;
}

function ViewList({ corpus, onOpen, onQueue }: ViewListProps) {
  const views = useQuery(savedViewsOptions(corpus));
  if (views.isPending) return <Skeleton width="60%" />;
  if (views.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The views could not be read"
        error={views.error}
        onRetry={() => views.refetch()}
      />
    );
  if (views.data.items.length === 0)
    return <p className="pb-3 text-ink-2">No view is saved yet. A view keeps filter, sort, columns and row height.</p>;

  return (
    <ul className="mb-3 max-h-70 overflow-auto">
      {views.data.items.map((view) => (
        <SavedViewRow
          key={view.id}
          corpus={corpus}
          view={view}
          onOpen={() => onOpen(view)}
          onQueue={onQueue && (() => onQueue(view))}
        />
      ))}
    </ul>
  );
}

function SaveView({ corpus, query }: { corpus: string; query: string }) {
  const [name, setName] = useState("");
  const create = useHeardMutation(createViewOptions(useQueryClient()));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    create.mutate(
      { corpus, name: name.trim(), query },
      {
        onSuccess: () => setName(""),
        onError: (error) => reportFailure("The view was not saved", error),
      },
    );
  }

  return (
    <form onSubmit={onSubmit} className="flex gap-2 border-t border-line pt-3">
      <Input
        aria-label="Name of the view"
        placeholder="Name this view"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={name.trim() === "" || create.isPending}>
        Save
      </Button>
    </form>
  );
}
