import { useSyncExternalStore } from 'react'
import { browserPorts } from '../browserPorts'
import type { ClipProgress } from './clips'

/** @returns the progress of prefetching the exam's clips; re-renders when it changes */
export function useClipProgress(): ClipProgress {
  const { clips } = browserPorts()
  return useSyncExternalStore(clips.subscribe, clips.getProgress)
}
