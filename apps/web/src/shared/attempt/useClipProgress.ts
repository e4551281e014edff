import { useSyncExternalStore } from 'react'
import { browserPorts } from './browserPorts'
import type { ClipProgress } from './clips'

/** @returns how far the fetching of the exam's clips has come; renders anew when it changes */
export function useClipProgress(): ClipProgress {
  const { clips } = browserPorts()
  return useSyncExternalStore(clips.subscribe, clips.getProgress)
}
