import type { Sliced } from './samples'

/** Runs sliced work without pauses, for tests. */
export const finish = <Result>(work: Sliced<Result>): Result => {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
