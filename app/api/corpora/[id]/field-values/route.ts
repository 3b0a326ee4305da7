import { FieldValueQuery } from "@/lib/contract/field-values";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listFieldValues } from "@/lib/services/evaluation/list-field-values";

export const GET = route({ params: IdPath, query: FieldValueQuery }, (ctx, { params, query }) =>
  listFieldValues(ctx, { ...params, ...query }),
);
