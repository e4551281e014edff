import { useMemo, useSyncExternalStore } from 'react'
import type { ExamSession, ExamSnapshot } from '../session'
import { shallowEqual } from './shallowEqual'

/**
 * @returns the selection of a session's snapshot; the component renders again only when the selection has changed
 * @param isEqual compares two selections. Default: `shallowEqual`
 */
export function useExamSession<T>(
  session: ExamSession,
  selector: (snapshot: ExamSnapshot) => T,
  isEqual: (a: T, b: T) => boolean = shallowEqual,
): T {
  const getSelection = useMemo(() => selectionOf(session, selector, isEqual), [session, selector, isEqual])
  return useSyncExternalStore(session.subscribe, getSelection, getSelection)
}

/** Selects once per snapshot and returns the cached object while the selection is equal. */
function selectionOf<T>(
  session: ExamSession,
  selector: (snapshot: ExamSnapshot) => T,
  isEqual: (a: T, b: T) => boolean,
) {
  let last: { snapshot: ExamSnapshot; selection: T } | null = null
  return () => {
    const snapshot = session.getSnapshot()
    if (last?.snapshot === snapshot) return last.selection
    const selection = selector(snapshot)
    last = { snapshot, selection: last && isEqual(last.selection, selection) ? last.selection : selection }
    return last.selection
  }
}
