import { ProtectedUpload } from "@/lib/contract/splits";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { importProtectedSet } from "@/lib/services/protected-sets/import-protected-set";
import { listProtectedSets } from "@/lib/services/protected-sets/list-protected-sets";

export const GET = route({ params: IdPath }, (ctx, { params }) => listProtectedSets(ctx, params));

/** The file is the body and is read as it comes in. */
export const POST = route({ params: IdPath, query: ProtectedUpload }, (ctx, { params, query, request }) =>
  importProtectedSet(ctx, { ...params, ...query, body: request.body }),
);
