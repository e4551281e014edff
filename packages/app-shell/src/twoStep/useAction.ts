import { type MutationOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFailure } from '../requests/formatFailure'
import { useTwoStepText } from '../text/twoStep'
import { PasskeyFailed } from './passkey'
import { useSingleFlight } from '../useSingleFlight'

/** An action of a button or form. */
export interface Action {
  /** Runs it, unless it is running. */
  run: (action: () => Promise<unknown>) => void
  isPending: boolean
  /** The error message; undefined without an error. */
  failure: string | undefined
}

/** Runs an action of several calls, and shows the error of the one that fails. */
export function useAction(): Action {
  const t = useTwoStepText()
  const [failure, fail] = useState<string>()
  const [run, isPending] = useSingleFlight()
  return {
    run: (action) => {
      fail(undefined)
      run(() =>
        action().catch((error: unknown) =>
          fail(error instanceof PasskeyFailed ? t('check.passkeyFailed') : formatFailure(t, error)),
        ),
      )
    },
    isPending,
    failure,
  }
}

/** @returns sends one call of an action, of which `useAction` lets one run at a time; applies its cache effects */
export function useCall<Data, Variables>(
  options: MutationOptions<Data, Error, Variables>,
): (variables: Variables) => Promise<Data> {
  const client = useQueryClient()
  return (variables) => client.getMutationCache().build(client, options).execute(variables)
}
