import { isApiError } from '@naru/api'

const staleCodes: readonly unknown[] = ['paper_state', 'paper_owner_changed', 'owner_not_writer']

/** Calls `onStale` if a call failed because the page knows an old revision, state or owner of the paper, or old people. */
export const ifStale = (onStale: () => void) => (error: unknown) => {
  if (isApiError(error, 'http') && staleCodes.includes(error.serverCode)) onStale()
}
