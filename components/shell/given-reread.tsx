import { notifyManager, type QueryClient, useQuery } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { ApiError } from "@/lib/client/api";

/** A failure inside the server. */
export const fault = (detail = "Assay failed inside.") => new ApiError({ code: "INTERNAL", status: 500, detail });

/** The words of the line, a live region. */
export const line = () => {
  const region = document.querySelector("p[aria-live]");
  if (!region) throw new Error("There is no live region.");

  return region;
};
export const words = (why: string) => `Part of this screen could not be read again and is from before. ${why}`;

/** Questions by their names; each fails as long as there is an error for it. */
export type Errors = Record<string, Error | undefined>;

export function Asked({ name, errors }: { name: string; errors: Errors }) {
  const { data = "nothing" } = useQuery({
    queryKey: [name],
    queryFn: async () => {
      const error = errors[name];
      if (error) throw error;
      return `figures of ${name}`;
    },
  });

  return <p>{data}</p>;
}

export async function askAgain(client: QueryClient, name: string): Promise<void> {
  await act(async () => client.refetchQueries({ queryKey: [name] }));
  await told();
}

/** What the cache tells it tells a moment later. */
export const told = () => act(() => new Promise<void>((resolve) => notifyManager.schedule(() => resolve())));
