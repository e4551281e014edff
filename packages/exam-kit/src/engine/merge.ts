import type { ExamDefinition } from './definition'
import type { Clip, ExamState, Phase } from './state'

/** Two pages that begin at the same moment have begun the same attempt; starts further apart are two attempts. In ms. */
const sameStart = 3000

const order: readonly Phase[] = ['reading', 'listening', 'finished']

/** Whether two states may be copies of one attempt: one of them has not begun, or both began together. */
export function isSameAttempt(a: ExamState, b: ExamState): boolean {
  return a.startedAt === null || b.startedAt === null || Math.abs(a.startedAt - b.startedAt) <= sameStart
}

/**
 * Puts two copies of one attempt together. Of each question the later answer counts, of the place the further one, of the times the
 * earlier: nothing that either copy holds is lost, no time is given. Copies of two attempts are not mixed: `mine` stays as it is.
 * @param mine decides where both are as good: the place in reading, the flags
 */
export function mergeProgress(definition: ExamDefinition, mine: ExamState, theirs: ExamState): ExamState {
  if (!isSameAttempt(mine, theirs) || mine.phase === 'finished') return mine
  if (theirs.phase === 'finished') return finishedElsewhere(mine)
  const answers = laterAnswers(definition, mine, theirs)
  if (theirs.startedAt === null) return { ...mine, ...answers }
  if (mine.startedAt === null) {
    return { ...theirs, ...answers, clip: atRest(theirs.clip), ...counters(mine, theirs) }
  }
  const place = isAhead(theirs, mine) ? { ...placeOf(theirs), clip: atRest(theirs.clip) } : placeOf(mine)
  return {
    ...mine,
    ...place,
    ...answers,
    startedAt: Math.min(mine.startedAt, theirs.startedAt),
    sectionStartedAt: mine.phase === theirs.phase ? earlier(mine, theirs) : place.sectionStartedAt,
    ...counters(mine, theirs),
  }
}

/** Another page finished the attempt and kept its result. */
function finishedElsewhere(mine: ExamState): ExamState {
  return { ...mine, phase: 'finished', sectionStartedAt: null, plays: 0, clip: { stage: 'silent' } }
}

function placeOf({ phase, index, plays, clip, sectionStartedAt }: ExamState) {
  return { phase, index, plays, clip, sectionStartedAt }
}

/** In reading no place is further than another. */
function isAhead(theirs: ExamState, mine: ExamState): boolean {
  if (theirs.phase !== mine.phase) return order.indexOf(theirs.phase) > order.indexOf(mine.phase)
  if (theirs.phase !== 'listening') return false
  return theirs.index === mine.index ? theirs.plays > mine.plays : theirs.index > mine.index
}

function laterAnswers(definition: ExamDefinition, mine: ExamState, theirs: ExamState) {
  const choices: Record<string, string> = {}
  const answeredAt: Record<string, number> = {}
  let isMine = true
  for (const { id } of definition.questions) {
    const isTheirs = isLater(id, theirs, mine)
    const source = isTheirs ? theirs : mine
    const optionId = source.choices[id]
    if (optionId === undefined) continue
    if (isTheirs) isMine = false
    choices[id] = optionId
    answeredAt[id] = source.answeredAt[id] ?? 0
  }
  return isMine ? { choices: mine.choices, answeredAt: mine.answeredAt } : { choices, answeredAt }
}

/** By time; at the same time by option, so that two pages that merge each other's answers come to the same. */
function isLater(id: string, theirs: ExamState, mine: ExamState): boolean {
  const [their, my] = [theirs.choices[id], mine.choices[id]]
  if (their === undefined) return false
  if (my === undefined) return true
  const [theirTime, myTime] = [theirs.answeredAt[id] ?? 0, mine.answeredAt[id] ?? 0]
  return theirTime === myTime ? their > my : theirTime > myTime
}

function earlier(a: ExamState, b: ExamState): number | null {
  if (a.sectionStartedAt === null || b.sectionStartedAt === null) return a.sectionStartedAt ?? b.sectionStartedAt
  return Math.min(a.sectionStartedAt, b.sectionStartedAt)
}

/** What runs in another page is at rest here: it goes on with `begin`. */
function atRest(clip: Clip): Clip {
  return clip.stage === 'loading' || clip.stage === 'playing' ? { stage: 'waiting', position: clip.position } : clip
}

function counters(mine: ExamState, theirs: ExamState): Pick<ExamState, 'lastClipId' | 'clock'> {
  const latest = Math.max(mine.clock.latest, theirs.clock.latest)
  return { lastClipId: mine.lastClipId, clock: { ...mine.clock, latest } }
}
