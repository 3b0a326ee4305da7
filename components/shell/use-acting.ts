"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { setActingRoleOptions } from "@/lib/client/me";
import { reportFailure } from "./report-failure";

/** In local mode: acting in another role. */
export function useActing() {
  const client = useQueryClient();
  const router = useRouter();
  const options = setActingRoleOptions(client);

  return useMutation({
    ...options,
    onSuccess: async (...answer) => {
      await options.onSuccess?.(...answer);
      router.refresh();
    },
    onError: (error) => reportFailure("The role was not changed", error),
  });
}
