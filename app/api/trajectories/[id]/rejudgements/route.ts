import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { listRejudgements } from "@/lib/services/rejudge/list-rejudgements";

export const GET = route({ params: IdPath }, (ctx, { params }) => listRejudgements(ctx, params));
