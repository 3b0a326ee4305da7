import { ChangePerson } from "@/lib/contract/people";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { changePerson } from "@/lib/services/people/change-person";

export const PUT = route({ params: IdPath, body: ChangePerson }, (ctx, { params, body }) =>
  changePerson(ctx, { ...body, ...params }),
);
