import { SortField } from "@/lib/contract/trajectories";
import { ServiceError } from "@/lib/services/service-error";

export interface Sort {
  readonly field: SortField;
  readonly direction: "ascending" | "descending";
}

/**
 * Field and direction of sort text such as "-imported".
 *
 * @throws ServiceError INVALID
 */
export function readSort(text: string): Sort {
  const isDescending = text.startsWith("-");
  const field = SortField.safeParse(isDescending ? text.slice(1) : text);
  if (!field.success)
    throw new ServiceError("INVALID", `“${text}” is not a sort. Use one of ${SortField.options.join(", ")}.`);

  return { field: field.data, direction: isDescending ? "descending" : "ascending" };
}
