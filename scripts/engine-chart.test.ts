// Writes docs/exam-engine.md from the transition function of the exam engine.
import { expect, it } from 'vitest'
import {
  currentQuestion,
  initialState,
  isAnswered,
  isSectionComplete,
  transition,
  type CandidateAction,
  type ExamEvent,
  type ExamState,
} from '../packages/exam-kit/src/engine'
import type { Report } from '../packages/exam-kit/src/engine/events'
import { windowDeadline, sectionDeadline } from '../packages/exam-kit/src/engine/time'
import { sampleExam } from '../packages/exam-kit/src/testing/sampleExams'

const clipStates = ['waiting', 'loading', 'playing', 'blocked', 'failed', 'answering'].map(
  (name) => `listening_${name}`,
)
const readingStates = ['unanswered', 'answered', 'complete'].map((name) => `reading_${name}`)
const states = ['notStarted', ...readingStates, ...clipStates, 'finished']
const exam = sampleExam({ reading: 2, listening: 2 })
const start = Date.UTC(2025, 4, 7, 8)

/** The variants of each event in a state, by label. A new event of the engine does not compile without an entry. */
const variants: Record<ExamEvent['type'], (state: ExamState) => Record<string, CandidateAction | Report>> = {
  begin: () => ({ begin: { type: 'begin' } }),
  selectAnswer: ({ index }) => ({
    selectAnswer: { type: 'selectAnswer', questionId: idAt(index), optionId: 'b' },
    'selectAnswer (another question)': { type: 'selectAnswer', questionId: idAt(index + 1), optionId: 'b' },
  }),
  toggleFlag: () => ({ toggleFlag: { type: 'toggleFlag', questionId: 'r1' } }),
  next: () => ({ next: { type: 'next' } }),
  previous: () => ({ previous: { type: 'previous' } }),
  goTo: ({ index }) => ({
    'goTo (reading question)': { type: 'goTo', index: index === 0 ? 1 : 0 },
    'goTo (listening question)': { type: 'goTo', index: 2 },
  }),
  proceed: () => ({ proceed: { type: 'proceed' } }),
  playAudio: () => ({ playAudio: { type: 'playAudio' } }),
  suspend: () => ({ suspend: { type: 'suspend' } }),
  tick: () => ({ tick: { type: 'tick' } }),
  applyRemote: (state) => ({
    'applyRemote (same state)': { type: 'applyRemote', copy: state },
    'applyRemote (finished copy)': { type: 'applyRemote', copy: { ...initialState(exam), phase: 'finished' } },
  }),
  hide: () => ({ hide: { type: 'hide' } }),
  clipStarted: ({ lastClipId }) => ({ clipStarted: { type: 'clipStarted', clipId: lastClipId } }),
  clipProgress: ({ lastClipId }) => ({ clipProgress: { type: 'clipProgress', clipId: lastClipId, seconds: 1 } }),
  clipEnded: ({ lastClipId }) => ({ clipEnded: { type: 'clipEnded', clipId: lastClipId } }),
  clipBlocked: ({ lastClipId }) => ({ clipBlocked: { type: 'clipBlocked', clipId: lastClipId } }),
  clipFailed: ({ lastClipId: clipId }) => ({ clipFailed: { type: 'clipFailed', clipId, failure: 'failed-to-load' } }),
}

function idAt(index: number): string {
  return exam.questions[index % exam.questions.length]?.id ?? ''
}

function eventsOf(state: ExamState): { label: string; event: ExamEvent }[] {
  const now = state.startedAt === null ? start : state.clock.latest + 1
  const events = Object.values(variants).flatMap((make) =>
    Object.entries(make(state)).map(([label, action]) => ({ label, event: { ...action, now } })),
  )
  const ends = { 'window over': windowDeadline(state), 'section over': sectionDeadline(exam, state) }
  const ticks = Object.entries(ends).flatMap(([over, end]) =>
    end === null ? [] : { label: `tick (${over})`, event: { type: 'tick' as const, now: end } },
  )
  return [...events, ...ticks]
}

function nameOf(state: ExamState): string {
  if (state.phase === 'finished') return 'finished'
  if (state.phase === 'listening') return `listening_${state.clip.status}`
  if (state.startedAt === null) return 'notStarted'
  if (isSectionComplete(exam, state)) return 'reading_complete'
  const question = currentQuestion(exam, state)
  return question && isAnswered(question, state) ? 'reading_answered' : 'reading_unanswered'
}

/** States with equal keys have equal transitions: times, clip numbers and positions are left out. */
function keyOf(state: ExamState): string {
  const { clip, phase, index, plays, choices, flags } = state
  const rest = 'isRetry' in clip ? clip.isRetry : 'deadline' in clip && clip.deadline === null
  const keys = Object.keys(choices).toSorted()
  return JSON.stringify([phase, index, plays, keys, flags, clip.status, rest, state.startedAt === null])
}

interface Row {
  readonly from: string
  readonly to: string
  readonly label: string
}

/** @returns the events in all states that are reachable from the initial state, without duplicates */
function outcomes(): Row[] {
  const queue = [initialState(exam)]
  const known = new Set(queue.map(keyOf))
  const rows = new Map<string, Row>()
  for (const state of queue) {
    for (const { label, event } of eventsOf(state)) {
      const { state: next } = transition(exam, state, event)
      const row = { from: nameOf(state), to: nameOf(next), label }
      rows.set(JSON.stringify(row), row)
      if (!known.has(keyOf(next))) queue.push(next)
      known.add(keyOf(next))
    }
  }
  return [...rows.values()].toSorted((a, b) => states.indexOf(a.from) - states.indexOf(b.from))
}

/** Groups rows and joins the labels of each group, sorted. */
function grouped(rows: readonly Row[], keyFor: (row: Row) => string, separator: string): [string, string][] {
  const keys = [...new Set(rows.map(keyFor))]
  const labels = (key: string) => new Set(rows.filter((row) => keyFor(row) === key).map(({ label }) => label))
  return keys.map((key) => [key, [...labels(key)].toSorted().join(separator)])
}

/** @returns the page with the diagram */
function chartPage(): string {
  const moves = outcomes().filter(({ from, to }) => from !== to)
  const edges = grouped(moves, ({ from, to }) => `${from} --> ${to}`, '<br/>')
  return `# The exam engine: its states

Generated by \`npx vitest run --project unit scripts/engine-chart.test.ts -u\` from \`transition\` in \`packages/exam-kit/src/engine\`: every change of state that an exam of two reading and
two listening questions can reach. A test fails when this page is stale. Events that keep the state are left out.

\`\`\`mermaid
stateDiagram-v2
  [*] --> notStarted
${edges.map(([edge, labels]) => `  ${edge}: ${labels}`).join('\n')}
  finished --> [*]
\`\`\`
`
}

it('docs/exam-engine.md is the chart of the current engine', async () => {
  await expect(chartPage()).toMatchFileSnapshot('../docs/exam-engine.md')
})
