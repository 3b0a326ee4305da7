import { AddReference } from "@/lib/contract/references";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { addReference } from "@/lib/services/references/add-reference";
import { listReferences } from "@/lib/services/references/list-references";

export const GET = route({ params: IdPath }, (ctx, { params }) => listReferences(ctx, params));
export const POST = route({ params: IdPath, body: AddReference, status: 201 }, (ctx, { params, body }) =>
  addReference(ctx, { ...params, ...body }),
);
