import { CreateInvitation } from "@/lib/contract/people";
import { route } from "@/lib/http/route";
import { createInvitation } from "@/lib/services/people/create-invitation";
import { listInvitations } from "@/lib/services/people/list-invitations";

export const GET = route({}, (ctx) => listInvitations(ctx));
export const POST = route({ body: CreateInvitation }, (ctx, { body }) => createInvitation(ctx, body));
