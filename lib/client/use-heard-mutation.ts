import { type UseMutationOptions, useMutation } from "@tanstack/react-query";

interface Heard<Answer> {
  readonly onSuccess?: (answer: Answer) => unknown;
  readonly onError?: (error: Error) => unknown;
}

/**
 * A mutation whose callbacks are called whatever becomes of the screen. Those of TanStack's `mutate` are dropped where it
 * has gone, or asked again meanwhile, and with them the word that something was not saved, or the way back.
 */
export function useHeardMutation<Answer, Asked, Before>(options: UseMutationOptions<Answer, Error, Asked, Before>) {
  const mutation = useMutation(options);
  const mutate = (asked: Asked, { onSuccess, onError = () => undefined }: Heard<Answer> = {}): void =>
    void mutation.mutateAsync(asked).then(onSuccess, onError);

  return { ...mutation, mutate };
}
