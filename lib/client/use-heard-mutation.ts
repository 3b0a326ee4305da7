import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useIsHere } from "./use-is-here";

/** Each is told whether the screen that asked is still there: what it would have shown, a notice has to say. */
interface Heard<Answer> {
  readonly onSuccess?: (answer: Answer, isHere: boolean) => unknown;
  readonly onError?: (error: Error, isHere: boolean) => unknown;
}

/**
 * A mutation whose callbacks are called whatever becomes of the screen. Those of TanStack's `mutate` are dropped where it
 * has gone, or asked again meanwhile, and with them the word that something was not saved, or the way back.
 */
export function useHeardMutation<Answer, Asked, Before>(options: UseMutationOptions<Answer, Error, Asked, Before>) {
  const mutation = useMutation(options);
  const isHere = useIsHere();
  const mutate = (asked: Asked, { onSuccess, onError = () => undefined }: Heard<Answer> = {}): void =>
    void mutation.mutateAsync(asked).then(
      (answer) => onSuccess?.(answer, isHere()),
      (error) => onError(error, isHere()),
    );

  return { ...mutation, mutate };
}
