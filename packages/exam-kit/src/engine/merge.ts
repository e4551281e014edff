import type { ExamDefinition } from './exam/definition'
import { currentSection, phaseOrder } from './selectors'
import type { Clip, ExamState } from './state'

/** Starts up to this far apart belong to one attempt that two pages have started. In ms. */
const sameStartMs = 3000

/** Whether two states are copies of one attempt: one has not started, or both started within 3 s. */
export function isSameAttempt(a: ExamState, b: ExamState): boolean {
  return a.startedAt === null || b.startedAt === null || Math.abs(a.startedAt - b.startedAt) <= sameStartMs
}

/**
 * Merges two copies of one attempt: the later answer of each question, the further position, the earlier start times. So no answer is lost
 * and no time gained.
 * @returns `mine` unchanged if the copies are of different attempts
 * @param mine wins ties: the position in a free section, the flags
 */
export function mergeProgress(definition: ExamDefinition, mine: ExamState, theirs: ExamState): ExamState {
  if (!isSameAttempt(mine, theirs) || mine.phase === 'finished') return mine
  if (theirs.phase === 'finished') return finishedElsewhere(mine)
  const answers = laterAnswers(definition, mine, theirs)
  if (theirs.startedAt === null) return { ...mine, ...answers }
  if (mine.startedAt === null) {
    return { ...theirs, ...answers, clip: pausedClip(theirs.clip), ...counters(mine, theirs) }
  }
  const place = isAhead(definition, theirs, mine)
    ? { ...positionOf(theirs), clip: pausedClip(theirs.clip) }
    : positionOf(mine)
  return {
    ...mine,
    ...place,
    ...answers,
    startedAt: Math.min(mine.startedAt, theirs.startedAt),
    sectionStartedAt: mine.phase === theirs.phase ? earlier(mine, theirs) : place.sectionStartedAt,
    ...counters(mine, theirs),
  }
}

/** Another page has finished the attempt and saved its result. */
function finishedElsewhere(mine: ExamState): ExamState {
  return { ...mine, phase: 'finished', sectionStartedAt: null, plays: 0, clip: { status: 'silent' } }
}

function positionOf({ phase, index, plays, clip, sectionStartedAt }: ExamState) {
  return { phase, index, plays, clip, sectionStartedAt }
}

/** Whether `theirs` is further; in a free section, no position is further than another. */
function isAhead(definition: ExamDefinition, theirs: ExamState, mine: ExamState): boolean {
  if (theirs.phase !== mine.phase) return phaseOrder(definition, theirs.phase) > phaseOrder(definition, mine.phase)
  if (currentSection(definition, theirs)?.navigation === 'free') return false
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

/** Compares by time, then by option id, so that two pages that merge each other's answers converge. */
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

/** A clip that runs in another page is paused here until `begin`. */
function pausedClip(clip: Clip): Clip {
  return clip.status === 'loading' || clip.status === 'playing' ? { status: 'waiting', position: clip.position } : clip
}

function counters(mine: ExamState, theirs: ExamState): Pick<ExamState, 'lastClipId' | 'clock'> {
  const latest = Math.max(mine.clock.latest, theirs.clock.latest)
  return { lastClipId: mine.lastClipId, clock: { ...mine.clock, latest } }
}
