/** Why a take could not be recorded. */
export const recorderFailures = ['noMicrophone', 'denied', 'busy', 'unsupported', 'lost', 'lowRate'] as const

/** Why a take could not be recorded. */
export type RecorderFailure = (typeof recorderFailures)[number]
