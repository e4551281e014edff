import { useMemo, useSyncExternalStore } from 'react'
import type { ExamSession, ExamSnapshot } from '../session'

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

/** Whether two values are the same, or are plain objects or arrays whose fields are the same. */
export function shallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && Object.is(a[key], b[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
