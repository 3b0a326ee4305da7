import { useInfiniteQuery } from "@tanstack/react-query";
import { peopleOptions } from "@/lib/client/people";
import { useMe } from "@/lib/client/use-me";
import type { ReviewersDraft } from "./queue-draft";

/** How many people there are to answer in a queue; undefined while it is not known, or where they are more than a page. */
export function usePossibleReviewers(reviewers: ReviewersDraft): number | undefined {
  const access = useMe()?.access;
  const isForAll = reviewers.kind === "everyone";
  const people = useInfiniteQuery({ ...peopleOptions(), enabled: isForAll && access === "required" });
  if (access === undefined) return undefined;
  // Nobody signs in, so whoever is named, one person answers.
  if (access === "local") return 1;
  if (!isForAll) return reviewers.ids.length;
  if (!people.isSuccess || people.hasNextPage) return undefined;

  return people.data.items.filter(({ state }) => state === "active").length;
}
