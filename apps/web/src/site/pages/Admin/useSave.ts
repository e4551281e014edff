import { toast } from '@naru/ui/Toast'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useFailure } from '../../parts/useFailure'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useAdminText } from '../../text/admin'
import { formatAdminError } from './failure'

/** A change that a dialog makes. */
export interface Save<Variables> {
  save: (variables: Variables) => void
  isPending: boolean
  /** Why it was not made; undefined while nothing is wrong. */
  failure: string | undefined
}

/**
 * A change that is waited for: success is told and closes its dialog, a failure is told in it.
 *
 * @param options the change
 * @param done the sentence that tells of success
 * @param onClose closes the dialog
 */
export function useSave<Data, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
  done: (variables: Variables) => string,
  onClose: () => void,
): Save<Variables> {
  const text = useAdminText()
  const { failure, fail, clear } = useFailure()
  const { mutate, isPending } = useSingleFlightMutation(options)
  return {
    save: (variables) => {
      clear()
      mutate(variables, {
        onError: (error) => fail(formatAdminError(text, error)),
        onSuccess: () => {
          toast.success(done(variables))
          onClose()
        },
      })
    },
    isPending,
    failure,
  }
}
