import { checkFilter } from "@/lib/query/check-filter";
import { actionsOfFilter } from "@/lib/query/field-rights";
import type { Filter } from "@/lib/query/filter";
import type { Asker } from "@/lib/services/blindness/asker";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

/**
 * The filter in a person's text. What was hardly meant is a mistake here too: rows may be approved or sent out by it.
 *
 * @throws ServiceError INVALID that explains every mistake, FORBIDDEN where a field tells of what they may not see
 */
export function readFilter(asker: Pick<Asker, "person">, text: string): Filter {
  const filter = valid(checkFilter(text));
  for (const action of actionsOfFilter(filter)) requirePermission(asker, action);

  return filter;
}

/**
 * The filter in a text of our own, as it stands.
 *
 * @throws ServiceError INVALID that explains every mistake
 */
export function readOwnFilter(text: string): Filter {
  return valid(checkFilter(text, "kept"));
}

function valid(checked: ReturnType<typeof checkFilter>): Filter {
  if (checked.status === "valid") return checked.filter;
  const issues = checked.mistakes.map(({ message, span }) => ({
    path: `query.filter.${span.start}-${span.end}`,
    message,
  }));

  throw new ServiceError("INVALID", issues.map((issue) => issue.message).join(" "), issues);
}
