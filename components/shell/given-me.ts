import type { Me } from "@/lib/contract/people";

/** The server's answer to who asks, for a person of a role. */
export function givenMe(role: Me["role"]): Record<string, Me> {
  return {
    "GET /api/me": {
      id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001",
      name: "Anna",
      email: "anna@assay.test",
      role,
      access: "required",
      isActing: false,
    },
  };
}
