import { checkFilter } from "@/lib/query/check-filter";
import { actionsOfFilter } from "@/lib/query/field-rights";
import type { Filter } from "@/lib/query/filter";
import type { Asker } from "@/lib/services/blindness/asker";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

/**
 * The filter in a person's text.
 *
 * @throws ServiceError INVALID that explains every mistake, FORBIDDEN where a field tells of what they may not see
 */
export function readFilter(asker: Pick<Asker, "person">, text: string): Filter {
  const filter = readOwnFilter(text);
  for (const action of actionsOfFilter(filter)) requirePermission(asker, action);

  return filter;
}

/**
 * The filter in a text of our own.
 *
 * @throws ServiceError INVALID that explains every mistake
 */
export function readOwnFilter(text: string): Filter {
  const checked = checkFilter(text);
  if (checked.status === "valid") return checked.filter;

  const issues = checked.mistakes.map(({ message, span }) => ({
    path: `query.filter.${span.start}-${span.end}`,
    message,
  }));

  throw new ServiceError("INVALID", issues.map((issue) => issue.message).join(" "), issues);
}
