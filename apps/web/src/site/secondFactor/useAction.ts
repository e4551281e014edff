import { toFailure } from '../../shared/errors'
import { useSingleFlight } from '../../shared/useSingleFlight'
import { useFailure } from '../parts/useFailure'
import { useSecondFactorText, type SecondFactorText } from '../text/secondFactor'
import { PasskeyFailed } from './passkey'

/** An action of a button or form. */
export interface Action {
  /** Runs it, unless it is running. */
  run: (action: () => Promise<unknown>) => void
  isPending: boolean
  /** The error message; undefined without an error. */
  failure: string | undefined
  /** Shows an error message. */
  fail: (sentence: string) => void
}

function formatFailure(text: SecondFactorText, error: unknown): string {
  if (error instanceof PasskeyFailed) return text.check.passkeyFailed
  const failure = toFailure(error)
  return failure.kind === 'network' ? text.offline : (failure.message ?? text.failed)
}

/** Runs an action of several calls, and shows the error of the one that fails. */
export function useAction(): Action {
  const text = useSecondFactorText()
  const { failure, fail, clear } = useFailure()
  const [run, isPending] = useSingleFlight()
  return {
    run: (action) => {
      clear()
      run(() => action().catch((error: unknown) => fail(formatFailure(text, error))))
    },
    isPending,
    failure,
    fail,
  }
}
