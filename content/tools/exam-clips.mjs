/**
 * The clips of a paper or of the bank, and what each says.
 */
import { spellNumber } from '@naru/exam-authoring/recorder/rules'
import { PACES, PAUSES } from './voices.mjs'

/** @typedef {import('./voices.mjs').Line} Line */
/** @typedef {import('./voices.mjs').Turn} Turn */
/** @typedef {import('./voices.mjs').Spoken} Spoken */
/**
 * What has a clip: a question, or a group of questions. `audio` is what the exam plays; with a `dialogue`, the bare dialogue, `audio` is assembled
 * from number, instruction and dialogue.
 * @typedef {{ audio?: string, dialogue?: string, script?: Line[], spokenBy?: Line['voice'], options?: { spoken?: string }[] }} Holder
 */
/** @typedef {Holder & { number?: number, group?: string, text?: string }} Question */
/** @typedef {{ questions: Question[], groups?: (Holder & { id: string })[] }} Paper */
/**
 * One clip. `head`: what an assembled clip says before its dialogue. `isPlayed`: whether the exam plays it.
 * @typedef {{ audio: string, head: Turn[], dialogue?: string, turns: Turn[], isPlayed: boolean }} ClipSource
 */

/**
 * The instruction of a question: the first line of its text.
 * @param {Pick<Question, 'text'>} question
 */
export const instructionOf = ({ text = '' }) => text.split('\n', 1)[0]?.trim() ?? ''

/**
 * Script and spoken options.
 * @param {Holder} holder
 * @param {keyof typeof PACES} pace
 * @param {number} start seconds of silence before
 * @returns {Turn[]}
 */
const turnsOf = ({ script = [], spokenBy = 'a', options = [] }, pace, start) => {
  const { speeds, turn, question } = PACES[pace]
  const lines = script.map(({ voice, text }) => ({ voice, text, pause: voice === 'q' ? question : turn }))
  const statements = options
    .flatMap(({ spoken }) => spoken ?? [])
    .flatMap((text, at) => [
      {
        voice: /** @type {const} */ ('q'),
        text: `${spellNumber(at + 1)} 번.`,
        pause: PAUSES.option,
        isNumber: /** @type {const} */ (true),
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
 * @param {readonly Question[]} members the question, or all questions of the group
 * @returns {Turn[]}
 */
const headOf = (members) => {
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
 * @param {Paper} paper
 * @param {boolean} isBank default false
 * @returns {ClipSource[]}
 * @throws Error if a clip has nothing to say
 */
export const clipsOf = ({ questions, groups = [] }, isBank = false) => {
  const holders = [...groups, ...questions]
  const isFull = holders.some(({ dialogue }) => dialogue !== undefined)
  const last = new Set(isFull ? questions.slice(-10) : [])
  /**
   * @param {Question} question
   * @param {number} at
   * @returns {ClipSource[]}
   */
  const clipsAt = (question, at) => {
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
 * @param {ClipSource} clip
 * @param {Readonly<Record<string, import('./clips.mjs').Clip>>} entries of `clips.json`
 * @returns {Spoken}
 */
export const spokenOf = ({ head, dialogue, turns }, entries) => {
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
