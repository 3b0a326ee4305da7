import { ROLES, type Role } from "@/lib/domain/policy";

/** Local mode only: the role that the owner acts in. It can only take rights away, so it needs no signature. */
const NAME = "assay.acting_role";

/** The lower role that the owner asked to act in, if it is one. */
export function actingRole(headers: Headers): Role | undefined {
  const value = (headers.get("cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);

  return ROLES.find((role) => role === value && role !== "admin");
}

/** The cookie that makes the owner act in a role, or as the owner again. */
export function actingRoleCookie(role: Role | null): string {
  const attributes = "Path=/; HttpOnly; SameSite=Lax";

  return role === null ? `${NAME}=; Max-Age=0; ${attributes}` : `${NAME}=${role}; ${attributes}`;
}
