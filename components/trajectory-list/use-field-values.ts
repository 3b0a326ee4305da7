import { useQuery } from "@tanstack/react-query";
import { fieldValuesOptions } from "@/lib/client/field-values";
import { type KnownValues, valueAt } from "@/lib/query/complete-filter";
import { runFieldOf } from "@/lib/query/run-fields";

/**
 * Values of the field that is being typed, where they are asked for; none elsewhere.
 *
 * @param corpus - public id; undefined where the filter is of no corpus that is known yet
 * @param cursor - undefined while nothing is completed
 */
export function useFieldValues(corpus: string | undefined, text: string, cursor: number | undefined): KnownValues {
  const typed = cursor === undefined ? undefined : valueAt(text, cursor);
  const field = runFieldOf(typed?.field);
  const values = useQuery({
    ...fieldValuesOptions(corpus ?? "", field ?? "model", typed?.text ?? ""),
    enabled: corpus !== undefined && field !== undefined,
  });

  return field === undefined ? {} : { [field]: values.data?.items ?? [] };
}
