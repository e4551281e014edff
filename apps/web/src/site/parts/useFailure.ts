import { useState } from 'react'
import { replaceToast } from './replaceToast'

/** The error of a form's last submission. */
export interface FailureState {
  /** The message to show in the form; undefined without an error. */
  failure: string | undefined
  /** Sets the message and shows it as a toast. */
  fail: (sentence: string) => void
  /** Clears the error before a new submission. */
  clear: () => void
}

/** @returns the error of a form, shown until the next submission and announced by a toast */
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
