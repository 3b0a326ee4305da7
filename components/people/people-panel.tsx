"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { PageFoot } from "@/components/ui/page-foot";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { peopleOptions } from "@/lib/client/people";
import { DataTable } from "./data-table";
import { PersonRow } from "./person-row";

export function PeoplePanel() {
  return (
    <Panel
      title="People"
      subtitle="A new role takes effect with the next request. Disabling a person ends all their sessions at once; what they answered stays."
    >
      <People />
    </Panel>
  );
}

function People() {
  const people = useInfiniteQuery(peopleOptions());
  if (people.isPending) return <Skeleton height={120} />;
  if (people.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The people could not be loaded"
        error={people.error}
        onRetry={() => void people.refetch()}
      />
    );

  return (
    <>
      <DataTable label="People" columns={["Name", "Email", "Role", "Last seen", ""]}>
        {people.data.items.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </DataTable>
      <PageFoot
        count={{ shown: people.data.items.length, total: people.data.total }}
        hasMore={people.hasNextPage}
        more="Show more"
        isLoading={people.isFetchingNextPage}
        fault={people.isFetchNextPageError ? people.error : null}
        onMore={() => void people.fetchNextPage()}
      />
    </>
  );
}
