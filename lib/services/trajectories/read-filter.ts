import { checkFilter } from "@/lib/query/check-filter";
import type { Filter } from "@/lib/query/filter";
import { ServiceError } from "@/lib/services/service-error";

/**
 * The filter in a request's text.
 *
 * @throws ServiceError INVALID that explains every mistake
 */
export function readFilter(text: string): Filter {
  const checked = checkFilter(text);
  if (checked.status === "valid") return checked.filter;

  const issues = checked.mistakes.map(({ message, span }) => ({
    path: `query.filter.${span.start}-${span.end}`,
    message,
  }));

  throw new ServiceError("INVALID", issues.map((issue) => issue.message).join(" "), issues);
}
