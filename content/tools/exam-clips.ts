/** The clips of a paper or of the bank, and what each says. */
import { spellNumber } from '@naru/exam-authoring/recorder/rules'
import { PACES, PAUSES, type Line, type Spoken, type Turn } from './voices'
import type { Clip } from './clips'

/**
 * What has a clip: a question, or a group of questions. `audio` is what the exam plays; with a `dialogue`, the bare dialogue, `audio` is assembled
 * from number, instruction and dialogue.
 */
export type Holder = {
  audio?: string
  dialogue?: string
  script?: Line[]
  spokenBy?: Line['voice']
  options?: { spoken?: string }[]
}

export type Question = Holder & { number?: number; group?: string; text?: string }

export type Paper = { questions: Question[]; groups?: (Holder & { id: string })[] }

/** One clip. `head`: what an assembled clip says before its dialogue. `isPlayed`: whether the exam plays it. */
export type ClipSource = { audio: string; head: Turn[]; dialogue?: string; turns: Turn[]; isPlayed: boolean }

/** The instruction of a question: the first line of its text. */
export const instructionOf = ({ text = '' }: Pick<Question, 'text'>) => text.split('\n', 1)[0]?.trim() ?? ''

/**
 * Script and spoken options.
 * @param start seconds of silence before
 */
const turnsOf = (
  { script = [], spokenBy = 'a', options = [] }: Holder,
  pace: keyof typeof PACES,
  start: number,
): Turn[] => {
  const { speeds, turn, question } = PACES[pace]
  const lines = script.map(({ voice, text }) => ({ voice, text, pause: voice === 'q' ? question : turn }))
  const statements = options
    .flatMap(({ spoken }) => spoken ?? [])
    .flatMap((text, at) => [
      {
        voice: 'q' as const,
        text: `${spellNumber(at + 1)} 번.`,
        pause: PAUSES.option,
        isNumber: true as const,
      },
      { voice: spokenBy, text, pause: PAUSES.statement },
    ])
  return [...lines, ...statements].map((line, at) => ({
    ...line,
    pause: at === 0 ? start : line.pause,
    speed: speeds[line.voice],
  }))
}

/**
 * Number and instruction.
 * @param members the question, or all questions of the group
 */
const headOf = (members: readonly Question[]): Turn[] => {
  const numbers = members.map(({ number = 0 }) => spellNumber(number))
  const [first, last] = [numbers[0], numbers.at(-1)]
  const speed = PACES.learner.speeds.q
  const number = first === last ? `${first} 번.` : `${first} 번에서 ${last} 번.`
  return [
    { voice: 'q', text: number, pause: PAUSES.play, speed },
    { voice: 'q', text: instructionOf(members[0] ?? {}), pause: PAUSES.instruction, speed },
  ]
}

/**
 * Lists the clips of a paper, or of the bank, in the order of the questions; a dialogue stands before the clip that is assembled from it.
 * @param isBank default false
 * @throws Error if a clip has nothing to say
 */
export const clipsOf = ({ questions, groups = [] }: Paper, isBank: boolean = false): ClipSource[] => {
  const holders = [...groups, ...questions]
  const isFull = holders.some(({ dialogue }) => dialogue !== undefined)
  const last = new Set(isFull ? questions.slice(-10) : [])
  const clipsAt = (question: Question, at: number): ClipSource[] => {
    const group = groups.find(({ id }) => id === question.group)
    const { audio, dialogue } = group ?? question
    const isFirst = group === undefined || questions[at - 1]?.group !== group.id
    if (audio === undefined || !isFirst) return []
    const pace = last.has(question) ? 'natural' : isBank || isFull ? 'learner' : 'short'
    const turns = turnsOf(group ?? question, pace, PAUSES.start)
    if (turns.length === 0) throw new Error(`${audio} has neither script nor spoken options.`)
    if (dialogue === undefined) return [{ audio, head: [], turns, isPlayed: true }]
    const members = group === undefined ? [question] : questions.filter((other) => other.group === group.id)
    return [
      { audio: dialogue, head: [], turns, isPlayed: false },
      {
        audio,
        head: headOf(members),
        dialogue,
        turns: turnsOf(group ?? question, pace, PAUSES.play),
        isPlayed: true,
      },
    ]
  }
  return questions.flatMap(clipsAt)
}

/**
 * What a clip says. One that is assembled from a recorded dialogue plays the recording.
 * @param entries of `clips.json`
 */
export const spokenOf = ({ head, dialogue, turns }: ClipSource, entries: Readonly<Record<string, Clip>>): Spoken => {
  if (dialogue === undefined) return { turns, end: PAUSES.end }
  const entry = entries[dialogue]
  const { length } = head
  if (entry?.kind !== 'recorded') return { turns: [...head, ...turns], head: length, end: PAUSES.end }
  return {
    turns: head,
    head: length,
    recording: { audio: dialogue, sha256: entry.sha256, pause: PAUSES.play },
    end: PAUSES.end,
  }
}
