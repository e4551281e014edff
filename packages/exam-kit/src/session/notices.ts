import type { ExamNotice } from './snapshot'

/** What the candidate should be told until it is dismissed. */
export interface Notices {
  /** The same object until it changes. */
  all(): ReadonlySet<ExamNotice>
  add(notice: ExamNotice): void
  dismiss(notice: ExamNotice): void
}

/** Creates the notices, with some already there. */
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
