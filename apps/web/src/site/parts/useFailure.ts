import { useState } from 'react'
import { replaceToast } from './replaceToast'

/** Why the last try of a form failed. */
export interface FailureState {
  /** The sentence to show in the form; undefined while nothing is wrong. */
  failure: string | undefined
  /** Says a sentence as a toast, too. */
  fail: (sentence: string) => void
  /** A new try has begun. */
  clear: () => void
}

/** @returns a failure that is shown in the form until the next try, and as a toast, which is what screen readers say */
export function useFailure(): FailureState {
  const [failure, setFailure] = useState<string>()
  return {
    failure,
    fail: (sentence) => {
      setFailure(sentence)
      replaceToast('error', sentence)
    },
    clear: () => setFailure(undefined),
  }
}
