import type { PaperGroup, PaperQuestion, PaperTurn } from '@naru/exam-kit/content'
import type { ScriptLine } from './recording/ports'
import { linesOfClip } from './script'

/** A draft as the server stores it: any JSON object. */
export type StoredDraft = Readonly<Record<string, unknown>>

/** What is recorded: a question by its item, or a group by its id. */
export interface ClipTarget {
  list: 'questions' | 'groups'
  index: number
  /** Number of the first question; undefined without one. */
  number: number | undefined
  lines: readonly ScriptLine[]
  /** Media name of the present clip. */
  audio: string | undefined
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function listOf<T extends object>(draft: StoredDraft, name: ClipTarget['list']): T[] {
  const list: unknown = draft[name]
  // The editor writes the draft; an unfinished one lacks fields, which all are optional here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (Array.isArray(list) ? list.filter(isObject) : []) as T[]
}

/** Finds what an address records; undefined if the draft has no such question or group. */
export function clipTargetOf(draft: StoredDraft, item: string): ClipTarget | undefined {
  const questions = listOf<Partial<PaperQuestion>>(draft, 'questions')
  const groups = listOf<Partial<PaperGroup>>(draft, 'groups')
  const asQuestion = questions.findIndex((question) => question.item === item)
  const question = questions[asQuestion]
  const asGroup = groups.findIndex(({ id }) => id === (question === undefined ? item : question.group))
  const group = groups[asGroup]
  // The clip of a question of a group with a script is the group's.
  if (group !== undefined && (question === undefined || (group.script ?? []).length > 0)) {
    const members = questions.filter((one) => one.group === group.id)
    const numbers = members.flatMap(({ number }) => number ?? [])
    const lines = linesOfClip(group, { numbers, text: group.text ?? members[0]?.text })
    return { list: 'groups', index: asGroup, number: numbers[0], lines, audio: group.audio }
  }
  if (question === undefined) return undefined
  const { number, text, audio } = question
  return {
    list: 'questions',
    index: asQuestion,
    number,
    lines: linesOfClip(question, { numbers: number === undefined ? [] : [number], text }),
    audio,
  }
}

/**
 * Puts an assembled clip into a draft; undefined if its question is gone. `audioStart`: seconds to where its second play begins; `turns`: where each of the
 * script's lines and spoken options, with their numbers, is in the dialogue.
 */
export function withClip(
  draft: StoredDraft,
  item: string,
  clip: { audio: string; audioStart: number; dialogue: string; turns: readonly PaperTurn[] },
): StoredDraft | undefined {
  const target = clipTargetOf(draft, item)
  if (target === undefined) return undefined
  const list = listOf<object>(draft, target.list)
  const { audio, audioStart, dialogue } = clip
  const said = target.lines.filter(({ part }) => part === 'line')
  const turns = said.length === clip.turns.length ? clip.turns.filter((_, at) => said[at]?.isNumber !== true) : []
  return {
    ...draft,
    [target.list]: list.map((one, index) => {
      if (index !== target.index) return one
      const kept: Partial<PaperQuestion> = { ...one }
      delete kept.audioStart
      delete kept.dialogue
      delete kept.turns
      // Without number and instruction both clips are the same.
      return { ...kept, audio, ...(dialogue !== audio && { audioStart, dialogue }), ...(turns.length > 0 && { turns }) }
    }),
  }
}
