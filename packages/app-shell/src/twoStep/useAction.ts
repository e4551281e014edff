import { useState } from 'react'
import { useSingleFlight } from '../useSingleFlight'
import { formatFailure } from '../requests/formatFailure'
import { useTwoStepText } from '../text/twoStep'
import { PasskeyFailed } from './passkey'

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
