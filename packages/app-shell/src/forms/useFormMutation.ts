import { toast } from '@naru/ui/Toast'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFailure, type FailureText } from '../requests/formatFailure'
import { useSingleFlightMutation } from '../useSingleFlightMutation'

export interface FormMutation<Data, Variables> {
  run: (variables: Variables, onDone?: (data: Data) => void) => void
  isPending: boolean
  /** What the server answered last; undefined before. */
  data: Data | undefined
  failure: string | undefined
  /** Shows an error of something else. */
  fail: (sentence: string) => void
}

/** A pessimistic mutation: success shows the toast `done`, an error is shown in the form. */
export function useFormMutation<Data, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
  text: FailureText,
  done?: (data: Data, variables: Variables) => string,
  onError?: (error: Error) => void,
): FormMutation<Data, Variables> {
  const [failure, fail] = useState<string>()
  const { mutate, isPending, data } = useSingleFlightMutation(options)
  return {
    run: (variables, onDone) => {
      fail(undefined)
      mutate(variables, {
        onError: (error) => {
          fail(formatFailure(text, error))
          onError?.(error)
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
