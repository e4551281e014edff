import { useCallback, useRef, useState } from 'react'

/** Starts an action, unless one is running. The action handles its own failure. */
export type RunSingle = (action: () => Promise<unknown>) => void

/**
 * Runs one action at a time: a call while one is running does nothing. The guard closes inside the call, not with the next render, so that two
 * presses in the same task start one action. It opens again when the action has settled, also after a failure.
 *
 * @returns the guarded start, and whether an action is running, for what the page shows
 */
export function useSingleFlight(): [run: RunSingle, isPending: boolean] {
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)
  const run = useCallback<RunSingle>((action) => {
    const start = async () => {
      isRunning.current = true
      setPending(true)
      try {
        await action()
      } finally {
        isRunning.current = false
        setPending(false)
      }
    }
    if (!isRunning.current) void start()
  }, [])
  return [run, isPending]
}
