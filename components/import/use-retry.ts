import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { reportFailure } from "@/components/shell/report-failure";
import { retryImportOptions } from "@/lib/client/imports";

/** Retries the rejected rows and goes to the import that does it. */
export function useRetry(importId: string) {
  const router = useRouter();
  const client = useQueryClient();
  const options = retryImportOptions(client);
  const { mutate, isPending } = useMutation({
    ...options,
    onSuccess: (started, id, result, context) => {
      void options.onSuccess?.(started, id, result, context);
      router.push(`/imports/${started.importId}`);
    },
    onError: (error) => reportFailure("The rows could not be retried", error),
  });

  return { isPending, mutate: () => mutate(importId) };
}
