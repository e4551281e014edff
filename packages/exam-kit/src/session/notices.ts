import type { ExamNotice } from './snapshot'

/** The notices that the exam room shows until the candidate dismisses them. */
export interface Notices {
  /** The same object until it changes. */
  all(): ReadonlySet<ExamNotice>
  add(notice: ExamNotice): void
  dismiss(notice: ExamNotice): void
}

/** Creates the notices. @param known the initial ones. Default: none */
export function createNotices(known: Iterable<ExamNotice> = []): Notices {
  let notices: ReadonlySet<ExamNotice> = new Set(known)
  return {
    all: () => notices,
    add(notice) {
      if (!notices.has(notice)) notices = new Set([...notices, notice])
    },
    dismiss(notice) {
      if (notices.has(notice)) notices = new Set([...notices].filter((other) => other !== notice))
    },
  }
}
