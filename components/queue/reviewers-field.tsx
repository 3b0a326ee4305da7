"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { Checkbox } from "@/components/ui/checkbox";
import { PageFoot } from "@/components/ui/page-foot";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { peopleOptions } from "@/lib/client/people";
import type { Queue } from "@/lib/contract/queues";
import { FormPart } from "./form-part";
import type { ReviewersDraft } from "./queue-draft";

const OPTIONS = [
  { value: "everyone", label: "Everyone" },
  { value: "named", label: "Named people" },
] as const;

interface ReviewersFieldProps {
  reviewers: ReviewersDraft;
  /** Who was named before: they are shown whichever page of people they are on. */
  named?: Queue["reviewers"];
  fault: string | undefined;
  onChange: (reviewers: ReviewersDraft) => void;
}

/** Who may review in the queue. */
export function ReviewersField({ reviewers, named = [], fault, onChange }: ReviewersFieldProps) {
  return (
    <FormPart
      title="Reviewers"
      fault={fault}
      hint={reviewers.kind === "everyone" ? "Whoever comes takes the next item." : "Nobody else may review in it."}
    >
      <span>
        <Segmented
          label="Reviewers"
          value={reviewers.kind}
          options={OPTIONS}
          onValueChange={(kind) => onChange(kind === "everyone" ? { kind } : { kind, ids: [] })}
        />
      </span>
      {reviewers.kind === "named" ? (
        <People ids={reviewers.ids} named={named} onChange={(ids) => onChange({ kind: "named", ids })} />
      ) : null}
    </FormPart>
  );
}

interface PeopleProps {
  ids: readonly string[];
  named: Queue["reviewers"];
  onChange: (ids: readonly string[]) => void;
}

function People({ ids, named, onChange }: PeopleProps) {
  const people = useInfiniteQuery(peopleOptions());
  if (people.isPending) return <Skeleton width="60%" />;
  if (people.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The people could not be read"
        error={people.error}
        onRetry={() => void people.refetch()}
      />
    );
  const { items } = people.data;
  const known = new Set(items.map(({ id }) => id));
  const shown = [
    ...named
      .filter(({ id }) => !known.has(id))
      .map(({ id, name }) => ({ id, name, isMe: false, note: "named before" })),
    ...items
      // Where people sign in, nobody is the local owner.
      .filter(({ id, state, role, isMe }) => (state === "active" && (role !== "owner" || isMe)) || ids.includes(id))
      .map(({ id, name, isMe, state, role }) => ({ id, name, isMe, note: state === "active" ? role : "disabled" })),
  ];

  return (
    <>
      <ul aria-label="People" className="max-h-40 overflow-y-auto rounded-control border border-line px-2.5 py-1">
        {shown.map((person) => (
          <li key={person.id} className="flex min-h-7 items-center gap-2">
            <Checkbox
              id={`reviewer-${person.id}`}
              checked={ids.includes(person.id)}
              onCheckedChange={(isNamed) =>
                onChange(isNamed ? [...ids, person.id] : ids.filter((other) => other !== person.id))
              }
            />
            <label htmlFor={`reviewer-${person.id}`} className="min-w-0 flex-1 truncate">
              {person.name}
              {person.isMe ? <span className="text-ink-3"> (you)</span> : null}
            </label>
            <span className="text-caption text-ink-3">{person.note}</span>
          </li>
        ))}
      </ul>
      <PageFoot
        hasMore={people.hasNextPage}
        more="Show more people"
        isLoading={people.isFetchingNextPage}
        fault={people.isFetchNextPageError ? people.error : null}
        onMore={() => void people.fetchNextPage()}
      />
    </>
  );
}
