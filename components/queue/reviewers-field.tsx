"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { Checkbox } from "@/components/ui/checkbox";
import { PageFoot } from "@/components/ui/page-foot";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { peopleOptions } from "@/lib/client/people";
import { FormPart } from "./form-part";
import type { ReviewersDraft } from "./queue-draft";

const OPTIONS = [
  { value: "everyone", label: "Everyone" },
  { value: "named", label: "Named people" },
] as const;

interface ReviewersFieldProps {
  reviewers: ReviewersDraft;
  fault: string | undefined;
  onChange: (reviewers: ReviewersDraft) => void;
}

/** Who may review in the queue. */
export function ReviewersField({ reviewers, fault, onChange }: ReviewersFieldProps) {
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
        <People ids={reviewers.ids} onChange={(ids) => onChange({ kind: "named", ids })} />
      ) : null}
    </FormPart>
  );
}

function People({ ids, onChange }: { ids: readonly string[]; onChange: (ids: readonly string[]) => void }) {
  const people = useInfiniteQuery(peopleOptions());
  if (people.isPending) return <Skeleton width="60%" />;
  if (people.isError)
    return (
      <RequestError
        place="panel"
        title="The people could not be read"
        error={people.error}
        onRetry={() => void people.refetch()}
      />
    );
  const shown = people.data.items.filter(({ id, state }) => state === "active" || ids.includes(id));

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
            <span className="text-caption text-ink-3">{person.state === "active" ? person.role : "disabled"}</span>
          </li>
        ))}
      </ul>
      <PageFoot
        shown={people.data.items.length}
        total={people.data.total}
        more="Show more"
        isLoading={people.isFetchingNextPage}
        onMore={() => void people.fetchNextPage()}
      />
    </>
  );
}
