import { storedChoice } from './choices'
import type { ExamDefinition } from './definition'
import { progressKeys } from './keys'
import { parseCount, parseList, parseRecord, parseSeconds, parseTime } from './parse'
import { firstIndexOf } from './selectors'
import { initialState, type Clip, type ExamState, type Phase } from './state'
import { storedWindow } from './window'

type Read = (key: string) => string | null

/**
 * Restores a state from stored texts; `begin` continues it. Never throws: it ignores each missing, corrupt or impossible value singly.
 * @param read returns the stored text of a key, or null
 */
export function restoreState(definition: ExamDefinition, read: Read): ExamState {
  const keys = progressKeys(definition.id)
  if (read(keys.isFinished) === 'true') return { ...initialState(), phase: 'finished' }

  const phase = storedPhase(definition, read)
  const index = storedIndex(definition, read, phase)
  const plays = phase === 'listening' ? storedPlays(definition, read, index) : 0
  const times = storedTimes(definition, read, phase)
  return {
    ...initialState(),
    phase,
    index,
    ...storedChoices(definition, read),
    flags: storedFlags(definition, read),
    startedAt: times.startedAt,
    sectionStartedAt: times.sectionStartedAt,
    plays,
    clip: phase === 'listening' ? storedClip(definition, read, index, plays) : { status: 'silent' },
    clock: { latest: times.latest, offset: 0 },
  }
}

function storedPhase(definition: ExamDefinition, read: Read): Exclude<Phase, 'finished'> {
  const isListening = read(progressKeys(definition.id).phase) === 'listening'
  return isListening && firstIndexOf(definition, 'listening') !== -1 ? 'listening' : 'reading'
}

/** An index outside the section becomes its first question. */
function storedIndex(definition: ExamDefinition, read: Read, phase: 'reading' | 'listening'): number {
  const index = parseCount(read(progressKeys(definition.id).currentQuestionIndex))
  if (index !== null && definition.questions[index]?.type === phase) return index
  return Math.max(0, firstIndexOf(definition, phase))
}

/** A lost start of the attempt falls back to the start of a section. */
function storedTimes(definition: ExamDefinition, read: Read, phase: 'reading' | 'listening') {
  const keys = progressKeys(definition.id)
  const reading = parseTime(read(keys.readingStartTime))
  const listening = parseTime(read(keys.listeningStartTime))
  const startedAt = parseTime(read(keys.startTime)) ?? reading ?? listening
  const sectionStartedAt = phase === 'reading' ? reading : listening
  const latest = Math.max(0, parseTime(read(keys.latestTime)) ?? 0, startedAt ?? 0, sectionStartedAt ?? 0)
  return { startedAt, sectionStartedAt, latest }
}

function storedChoices(definition: ExamDefinition, read: Read): Pick<ExamState, 'choices' | 'answeredAt'> {
  const keys = progressKeys(definition.id)
  const answers = parseRecord(read(keys.userAnswers))
  const records = parseRecord(read(keys.choices))
  const choices: Record<string, string> = {}
  const answeredAt: Record<string, number> = {}
  for (const question of definition.questions) {
    const choice = storedChoice(question, answers[question.id], records[question.id])
    if (!choice) continue
    choices[question.id] = choice.optionId
    answeredAt[question.id] = choice.at
  }
  return { choices, answeredAt }
}

function storedFlags(definition: ExamDefinition, read: Read): string[] {
  const flagged = new Set(parseList(read(progressKeys(definition.id).flags)))
  return definition.questions.flatMap(({ id, type }) => (type === 'reading' && flagged.has(id) ? id : []))
}

function storedPlays(definition: ExamDefinition, read: Read, index: number): number {
  const questionId = definition.questions[index]?.id ?? ''
  const plays = parseCount(read(progressKeys(definition.id).playCount(questionId))) ?? 0
  return Math.min(plays, definition.maxPlays)
}

function storedClip(definition: ExamDefinition, read: Read, index: number, plays: number): Clip {
  const keys = progressKeys(definition.id)
  const questionId = definition.questions[index]?.id
  const isHeard = plays >= definition.maxPlays
  const window = storedWindow(read(keys.answerDeadline), questionId, isHeard)
  if (window || isHeard) return window ?? { status: 'waiting', position: 0 }
  const record = parseRecord(read(keys.audioPosition))
  const position = record['questionId'] === questionId ? parseSeconds(record['seconds']) : null
  return { status: 'waiting', position: position ?? 0 }
}
