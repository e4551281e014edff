import { useEffect, useState } from 'react'

/** How far a call has come. */
export type Asked<Answer> =
  | { readonly kind: 'pending'; readonly answer?: undefined }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly error: unknown; readonly answer?: undefined }

/** A call, and where it has one, its answer that is here already and fresh enough. */
export interface Ask<Answer> {
  (): Promise<Answer>
  known?: () => Answer | undefined
}

function begin<Answer>(ask: Ask<Answer> | undefined): Asked<Answer> {
  const answer = ask?.known?.()
  return answer === undefined ? { kind: 'pending' } : { kind: 'answered', answer }
}

/**
 * Asks as soon as the component is there, and again when the connection is back after a call that failed.
 *
 * @param ask the call; keep it stable. Undefined while there is nothing to ask
 */
export function useAsked<Answer>(ask: Ask<Answer> | undefined): Asked<Answer> {
  const [asked, setAsked] = useState(() => begin(ask))

  useEffect(() => {
    if (ask === undefined) return undefined
    let isGone = false
    let hasFailed = false
    const run = async () => {
      hasFailed = false
      try {
        const answer = await ask()
        if (!isGone) setAsked({ kind: 'answered', answer })
      } catch (error) {
        hasFailed = true
        // What is known already is better than a failure to renew it.
        if (!isGone) setAsked((before) => (before.kind === 'answered' ? before : { kind: 'failed', error }))
      }
    }
    const whenOnline = () => {
      if (hasFailed) void run()
    }
    void run()
    window.addEventListener('online', whenOnline)
    return () => {
      isGone = true
      window.removeEventListener('online', whenOnline)
      setAsked({ kind: 'pending' })
    }
  }, [ask])
  return asked
}
