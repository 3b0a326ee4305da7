import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getCatalogue } from "@/lib/services/catalogue/get-catalogue";
import { removeCatalogue } from "@/lib/services/catalogue/remove-catalogue";

export const GET = route({ params: IdPath }, (ctx, { params }) => getCatalogue(ctx, params));

export const DELETE = route({ params: IdPath }, (ctx, { params }) => removeCatalogue(ctx, params));
