import { useMemo, useSyncExternalStore } from 'react'
import type { ExamSession, ExamSnapshot } from '../session'
import { shallowEqual } from './shallowEqual'

/**
 * What `selector` takes from the session; the component renders again only when that changed.
 * @param isEqual when two selections count as the same; by default, when their fields (or items) are the same
 */
export function useExamSession<T>(
  session: ExamSession,
  selector: (snapshot: ExamSnapshot) => T,
  isEqual: (a: T, b: T) => boolean = shallowEqual,
): T {
  const getSelection = useMemo(() => selectionOf(session, selector, isEqual), [session, selector, isEqual])
  return useSyncExternalStore(session.subscribe, getSelection, getSelection)
}

/** Reads the selection anew for each snapshot, but keeps handing out the old object while it is equal. */
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
