import { storedChoice } from '../choices'
import type { ExamDefinition, Section } from '../exam/definition'
import { progressKeys } from './keys'
import { parseCount, parseList, parseRecord, parseSeconds, parseTime } from './parse'
import { clipQuestion, sectionIndexes } from '../selectors'
import { initialState, type Clip, type ExamState } from '../state'
import { storedWindow } from '../window'

type Read = (key: string) => string | null

/**
 * Restores a state from stored texts; `begin` continues it. Never throws: it ignores each missing, corrupt or impossible value singly.
 * @param read returns the stored text of a key, or null
 */
export function restoreState(definition: ExamDefinition, read: Read): ExamState {
  const keys = progressKeys(definition.id)
  if (read(keys.isFinished) === 'true') return { ...initialState(definition), phase: 'finished' }

  const section = storedSection(definition, read)
  const index = storedIndex(definition, read, section)
  const plays = section.playback ? storedPlays(definition, read, section.playback.maxPlays, index) : 0
  const times = storedTimes(definition, read, section)
  return {
    ...initialState(definition),
    phase: section.id,
    index,
    ...storedChoices(definition, read),
    flags: storedFlags(definition, read),
    startedAt: times.startedAt,
    sectionStartedAt: times.sectionStartedAt,
    plays,
    clip: section.playback
      ? storedClip(definition, read, index, plays >= section.playback.maxPlays)
      : { status: 'silent' },
    clock: { latest: times.latest, offset: 0 },
  }
}

function storedSection(definition: ExamDefinition, read: Read): Section {
  const phase = read(progressKeys(definition.id).phase)
  const section = definition.sections.find(({ id }) => id === phase)
  return section && sectionIndexes(definition, section.id).length > 0 ? section : definition.sections[0]
}

/** An index outside the section becomes its first question. */
function storedIndex(definition: ExamDefinition, read: Read, section: Section): number {
  const index = parseCount(read(progressKeys(definition.id).currentQuestionIndex))
  if (index !== null && definition.questions[index]?.section === section.id) return index
  return sectionIndexes(definition, section.id)[0] ?? 0
}

/** A lost start of the attempt falls back to the start of a section. */
function storedTimes(definition: ExamDefinition, read: Read, section: Section) {
  const keys = progressKeys(definition.id)
  const startOf = ({ id }: Section) => parseTime(read(keys.sectionStartTime(id)))
  const firstStart = definition.sections.map(startOf).find((time) => time !== null) ?? null
  const startedAt = parseTime(read(keys.startTime)) ?? firstStart
  const sectionStartedAt = startOf(section)
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
  const free = new Set(definition.sections.flatMap(({ id, navigation }) => (navigation === 'free' ? id : [])))
  return definition.questions.flatMap(({ id, section }) => (free.has(section) && flagged.has(id) ? id : []))
}

function storedPlays(definition: ExamDefinition, read: Read, maxPlays: number, index: number): number {
  const questionId = clipQuestion(definition, index)?.id ?? ''
  const plays = parseCount(read(progressKeys(definition.id).playCount(questionId))) ?? 0
  return Math.min(plays, maxPlays)
}

function storedClip(definition: ExamDefinition, read: Read, index: number, isHeard: boolean): Clip {
  const keys = progressKeys(definition.id)
  const questionId = definition.questions[index]?.id
  const window = storedWindow(read(keys.answerDeadline), questionId, isHeard)
  if (window || isHeard) return window ?? { status: 'waiting', position: 0 }
  const record = parseRecord(read(keys.audioPosition))
  const position = record['questionId'] === questionId ? parseSeconds(record['seconds']) : null
  return { status: 'waiting', position: position ?? 0 }
}
