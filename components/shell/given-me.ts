import { fireEvent } from "@testing-library/react";
import type { Me } from "@/lib/contract/people";

/** The server's answer to who asks, for a person of a role; in local mode where that is said. */
export function givenMe(role: Me["role"], access: Me["access"] = "required"): Record<string, Me> {
  return {
    "GET /api/me": {
      id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001",
      name: "Anna",
      email: "anna@assay.test",
      role,
      access,
      isActing: false,
    },
  };
}

/**
 * A person whose role changes. What is not known yet is offered, so an offer is worth a test only once the server has
 * answered: begin with a role that is refused, see that, and become the other.
 */
export function givenChangingRole(first: Me["role"]) {
  let role = first;

  return {
    answers: { "GET /api/me": () => givenMe(role)["GET /api/me"] },
    become: (next: Me["role"]): void => {
      role = next;
      // Coming back to the window asks again who one is.
      fireEvent(window, new Event("visibilitychange"));
    },
  };
}
