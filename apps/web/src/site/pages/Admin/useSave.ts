import { toast } from '@naru/ui/Toast'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useFailure } from '../../parts/useFailure'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useAdminText } from '../../text/admin'
import { formatAdminError } from './failure'

/** A mutation of a dialog. */
export interface Save<Variables> {
  save: (variables: Variables) => void
  isPending: boolean
  /** The error message; undefined without an error. */
  failure: string | undefined
}

/**
 * A pessimistic mutation: success shows a toast and closes the dialog, an error is shown in the dialog.
 *
 * @param options the mutation
 * @param done the success message
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
