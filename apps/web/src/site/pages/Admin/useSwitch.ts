import { toast } from '@naru/ui/Toast'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useAdminText } from '../../text/admin'
import { formatAdminError } from './failure'

/** A switch of one entry. */
export interface Switch<Variables> {
  /** Switches; a press while one is under way changes nothing. */
  press: (variables: Variables) => void
  /** Why it went back; undefined when it did not, and after the next press. */
  failure: string | undefined
}

/**
 * A switch that is shown at once and goes back when the server refuses: why is told at once, and stays beside the entry until the next press.
 *
 * @param options the change; it shows and reverts by itself
 * @param name what the entry is called
 */
export function useSwitch<Data, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
  name: string,
): Switch<Variables> {
  const text = useAdminText()
  const { isError, error, mutate } = useSingleFlightMutation(options)
  return {
    press: (variables) =>
      mutate(variables, {
        onError: (thrown) => void toast.error(formatAdminError(text, thrown), { description: name }),
      }),
    failure: isError ? formatAdminError(text, error) : undefined,
  }
}
