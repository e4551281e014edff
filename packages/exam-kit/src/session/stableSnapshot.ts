import type { ExamState } from '../engine'
import type { ExamSnapshot } from './snapshot'

/** `next`, but with the old objects wherever nothing but the time has changed: then views need not render. */
export function stableSnapshot(last: ExamSnapshot, next: ExamSnapshot): ExamSnapshot {
  const state = isSame<ExamState>(last.state, next.state, 'clock') ? last.state : next.state
  const stable = { ...next, state }
  return isSame(last, stable) ? last : stable
}

function isSame<T extends object>(a: T, b: T, ignored?: keyof T): boolean {
  const names = Object.keys(b) as (keyof T)[]
  return names.every((name) => name === ignored || Object.is(a[name], b[name]))
}
