import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { previewTakeBack } from "@/lib/services/imports/preview-take-back";
import { startTakeBack } from "@/lib/services/imports/start-take-back";

export const GET = route({ params: IdPath }, (ctx, { params }) => previewTakeBack(ctx, params));

export const POST = route({ params: IdPath, status: 202 }, (ctx, { params }) => startTakeBack(ctx, params));
