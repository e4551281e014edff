import { toast } from '@naru/ui/Toast'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useFailure } from '../../parts/useFailure'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useDeskText } from '../../text/desk'
import { formatDeskError, isStale } from './failure'

/** A mutation of the desk. */
export interface DeskAction<Data, Variables> {
  run: (variables: Variables, onDone?: (data: Data) => void) => void
  isPending: boolean
  /** What the server answered last; undefined before. */
  data: Data | undefined
  /** The error message; undefined without an error. */
  failure: string | undefined
  /** Shows an error of something else. */
  fail: (sentence: string) => void
}

/**
 * A pessimistic mutation: an error is told in words.
 *
 * @param done the success message. Default: none
 * @param onStale called after the error if the page knows an old revision or state of the paper
 */
export function useDeskAction<Data, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
  done?: (data: Data, variables: Variables) => string,
  onStale?: () => void,
): DeskAction<Data, Variables> {
  const text = useDeskText()
  const { failure, fail, clear } = useFailure()
  const { mutate, isPending, data } = useSingleFlightMutation(options)
  return {
    run: (variables, onDone) => {
      clear()
      mutate(variables, {
        onError: (error) => {
          fail(formatDeskError(text, error))
          if (isStale(error)) onStale?.()
        },
        onSuccess: (data) => {
          if (done !== undefined) toast.success(done(data, variables))
          onDone?.(data)
        },
      })
    },
    isPending,
    data,
    failure,
    fail,
  }
}
