import { ChangeReference, RemoveReference } from "@/lib/contract/references";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { changeReference } from "@/lib/services/references/change-reference";
import { removeReference } from "@/lib/services/references/remove-reference";

export const PATCH = route({ params: IdPath, body: ChangeReference }, (ctx, { params, body }) =>
  changeReference(ctx, { ...params, ...body }),
);
export const DELETE = route({ params: IdPath, query: RemoveReference }, (ctx, { params, query }) =>
  removeReference(ctx, { ...params, ...query }),
);
