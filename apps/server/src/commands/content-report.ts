import type { ImportReport } from '../import/import-content'
import type { ExamReport } from '../import/import-exam'
import type { Counts } from '../import/import-practice'
import { budgetLine } from '@naru/exam-kit/content'
import type { Regrading } from '../modules/regrade/regrade-plan'

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

const list = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other).join(', ')

const titles = {
  new: ({ questions }: ExamReport) => `new, ${count(questions, 'question')}`,
  changed: ({ version }: ExamReport) => `version ${version}`,
  unchanged: ({ version }: ExamReport) => `unchanged (version ${version})`,
} as const

const examLines = (report: ExamReport): string[] => {
  const { id, change, budgets, difference, running, graded } = report
  const lines = [`exam ${id}: ${titles[change](report)}`, ...budgets.map((budget) => `  ${budgetLine(budget)}`)]
  if (difference?.hasNewHead === true) lines.push('  topic, times, guidelines or the like changed')
  if (difference !== undefined && difference.changed.length > 0)
    lines.push(`  changed questions: ${list(difference.changed)}`)
  if (difference !== undefined && difference.newKeys.length > 0)
    lines.push(`  corrected keys: ${list(difference.newKeys)}`)
  if (difference !== undefined && difference.gone.length > 0)
    lines.push(`  questions that are gone: ${list(difference.gone)}`)
  if (running > 0)
    lines.push(`  ${count(running, 'attempt is', 'attempts are')} running on an earlier version, and stay on it`)
  if (graded > 0) {
    lines.push(
      `  ${count(graded, 'attempt has', 'attempts have')} marks from earlier keys; see what would change: npm run content -- regrade ${id} --dry-run`,
    )
  }
  return lines
}

/** A line for the bank, the words or the units; none if the content does not have them. */
const countsLines = (name: string, counts: Counts | undefined): string[] => {
  if (counts === undefined) return []
  const { new: added, changed, unchanged, removed } = counts
  const gone = removed === 0 ? '' : `, ${removed} no longer in the content and not asked any more`
  return [`${name}: ${added} new, ${changed} changed, ${unchanged} unchanged${gone}`]
}

export const importLines = (report: ImportReport): string[] => [
  ...report.exams.flatMap(examLines),
  ...report.plans.map(({ id, change }) => `plan ${id}: ${change}`),
  ...report.advertisements.map(({ id, change }) => `advertisement ${id}: ${change}`),
  ...report.videos.map(({ id, change }) => `video ${id}: ${change}`),
  ...countsLines('textbook units', report.units),
  ...countsLines('bank', report.bank),
  ...countsLines('words', report.words),
]

export const regradeLines = ({ examId, version, attempts, marks, ranks }: Regrading): string[] => [
  `exam ${examId}, keys of version ${version}: ${count(attempts, 'attempt')}, ${marks.length} with other marks`,
  ...marks.map(
    ({ attemptId, email, attempt, before, after, possible }) =>
      `  ${email ?? 'deleted account'}, attempt ${attempt} (${attemptId}): ${before} → ${after} of ${possible}`,
  ),
  ...(ranks.length === 0 ? [] : [`ranks that change: ${ranks.length}`]),
  ...ranks.map(
    ({ name, leaderboard, before, after }) =>
      `  ${name}${leaderboard === 'extra-time' ? ' (extra time)' : ''}: ${before} → ${after}`,
  ),
]
