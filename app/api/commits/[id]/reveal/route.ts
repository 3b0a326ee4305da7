import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { revealCommit } from "@/lib/services/commits/reveal-commit";

export const GET = route({ params: IdPath }, (ctx, { params }) => revealCommit(ctx, params));
