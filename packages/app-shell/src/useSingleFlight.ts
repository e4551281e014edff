import { useCallback, useRef, useState } from 'react'

/** Runs an action, unless one is running. The action handles its own errors. */
export type RunSingle = (action: () => Promise<unknown>) => void

/**
 * Runs one action at a time: calls during a run are ignored. The guard is set synchronously, so that two presses in the
 * same task start one action; it is released when the action settles.
 *
 * @returns the guarded run function, and whether an action is running
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
