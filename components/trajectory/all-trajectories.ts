/** Where a person goes from a trajectory that is not there. */
export const ALL_TRAJECTORIES = { href: "/trajectories", name: "Open the trajectories" } as const;
