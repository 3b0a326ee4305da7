import { route } from "@/lib/http/route";
import { listCorpora } from "@/lib/services/corpora/list-corpora";

export const GET = route({}, (ctx) => listCorpora(ctx));
