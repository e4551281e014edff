import { toast } from '@naru/ui/Toast'
import type { UseMutationOptions } from '@tanstack/react-query'
import { formatFailure } from '@naru/app-shell/requests/formatFailure'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useAdminText } from '../text/admin'

export interface Switch<Variables> {
  /** Toggles; presses during a request are ignored. */
  press: (variables: Variables) => void
  /** The error message after a revert; undefined without an error, and after the next press. */
  failure: string | undefined
}

/**
 * An optimistic toggle that reverts if the server rejects it. The error is shown as a toast, and beside the entry until
 * the next press.
 *
 * @param options the mutation; it updates and reverts the cache itself
 * @param name the entry's name
 */
export function useSwitch<Data, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
  name: string,
): Switch<Variables> {
  const t = useAdminText()
  const { isError, error, mutate } = useSingleFlightMutation(options)
  return {
    press: (variables) =>
      mutate(variables, {
        onError: (thrown) => void toast.error(formatFailure(t, thrown), { description: name }),
      }),
    failure: isError ? formatFailure(t, error) : undefined,
  }
}
