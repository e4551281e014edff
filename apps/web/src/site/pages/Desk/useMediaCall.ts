import { toast } from '@naru/ui/Toast'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useFailure } from '../../parts/useFailure'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useDeskMediaText } from '../../text/deskMedia'
import { formatMediaError } from './mediaFailure'

/** A call of a dialog. */
export interface MediaCall<Variables> {
  call: (variables: Variables) => void
  isPending: boolean
  /** The error message; undefined without an error. */
  failure: string | undefined
  /** Shows an error of something else. */
  fail: (sentence: string) => void
}

/**
 * A pessimistic mutation: success shows a toast, an error is shown in the dialog.
 *
 * @param options the mutation
 * @param done the success message
 * @param onDone called with the response
 */
export function useMediaCall<Data, Variables, Context>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
  done: (variables: Variables) => string,
  onDone: (data: Data) => void,
): MediaCall<Variables> {
  const text = useDeskMediaText()
  const { failure, fail, clear } = useFailure()
  const { mutate, isPending } = useSingleFlightMutation(options)
  return {
    call: (variables) => {
      clear()
      mutate(variables, {
        onError: (error) => fail(formatMediaError(text, error)),
        onSuccess: (data) => {
          toast.success(done(variables))
          onDone(data)
        },
      })
    },
    isPending,
    failure,
    fail,
  }
}
