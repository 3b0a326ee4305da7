import { ImportQuery } from "@/lib/contract/imports";
import { UploadQuery } from "@/lib/contract/upload";
import { route } from "@/lib/http/route";
import { listImports } from "@/lib/services/imports/list-imports";
import { takeUpload } from "@/lib/services/imports/take-upload";

export const GET = route({ query: ImportQuery }, (ctx, { query }) => listImports(ctx, query));

/** The file is the body and goes to disk as it comes in. */
export const POST = route({ query: UploadQuery }, async (ctx, { query, request }) => {
  const taken = await takeUpload(ctx, { ...query, body: request.body });
  const status = "importId" in taken ? 202 : 200;

  return Response.json(taken, { status, headers: { "cache-control": "no-store" } });
});
