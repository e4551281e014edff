import { sectionsOf } from './sections'
import type { Paper } from './paper'

/** Time that the clips of a section take at most if none fails. */
export interface TimeBudget {
  /** Id of the section. */
  section: string
  plays: number
  answerSeconds: number
  /** Seconds of all plays, of which only the first is of the whole clip, and of all windows to answer; a group's clip counts once. */
  needed: number
  /** Seconds that the section has. */
  available: number
}

/** Below the first part of its time a section is too short, above the second one failed clip leaves no time for the last ones. */
const SENSIBLE = { least: 0.8, most: 0.95 } as const

/** The time budgets of an exam's sections with clips. `secondsOf`: a clip's length by its path; 0 if it is unknown. */
export const timeBudgets = (exam: Paper, secondsOf: (path: string) => number): TimeBudget[] => {
  const groups = new Map(exam.groups?.map((group) => [group.id, group]))
  return sectionsOf(exam).flatMap(({ id, minutes, playback }) => {
    const questions = exam.questions.filter(({ section, type }) => (section ?? type) === id)
    if (playback === undefined || questions.length === 0) return []
    const { plays, answerSeconds } = playback
    const clips = new Set(questions.map((question) => groups.get(question.group ?? '') ?? question))
    const played = [...clips].reduce(
      (sum, { audio, audioStart = 0 }) =>
        sum + (audio === undefined ? 0 : plays * secondsOf(audio) - (plays - 1) * audioStart),
      0,
    )
    const needed = played + questions.length * answerSeconds
    return [{ section: id, plays, answerSeconds, needed, available: minutes * 60 }]
  })
}

const clock = (seconds: number) => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Formats a time budget, with a warning if it is not sensible. */
export const budgetLine = ({ section, needed, available }: TimeBudget): string => {
  const part = needed / available
  const warning =
    part < SENSIBLE.least
      ? `; warning: less than ${SENSIBLE.least * 100} %`
      : part > SENSIBLE.most
        ? `; warning: more than ${SENSIBLE.most * 100} %`
        : ''
  return `section ${section}: clips and answers take ${clock(needed)} of ${clock(available)} (${Math.round(part * 100)} %)${warning}`
}
