import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useSingleFlight } from './useSingleFlight'

/**
 * `useMutation` for a button or a form: `mutate` is ignored while this mutation runs, even for a second press in the
 * same task.
 */
export function useSingleFlightMutation<Data, Failure, Variables, Context>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): Omit<UseMutationResult<Data, Failure, Variables, Context>, 'mutateAsync'> {
  const { mutateAsync, ...mutation } = useMutation(options)
  const [run] = useSingleFlight()
  return {
    ...mutation,
    // The mutation's callbacks handle the error.
    mutate: (...args) => run(() => mutateAsync(...args).catch(() => undefined)),
  }
}
