import type { Schemas } from '../generated/contract'

/** What a clip says in one turn, and where it is in the clip, in seconds. */
export type ClipTurn = Schemas['ClipTurn']

/** The steps with one clip, in their order. */
export const trainerSteps = ['blind', 'mark', 'script', 'dictation', 'again', 'end'] as const
export type TrainerStep = (typeof trainerSteps)[number]

/** How often a loop plays its turn. */
export const mostPlays = 5

/** A turn that is played again and again, each time followed by a gap as long as itself. */
export interface Loop {
  /** Its index. */
  readonly turn: number
  /** From 1. */
  readonly play: number
  /** Whether the gap after that play runs. */
  readonly isGap: boolean
}

export interface TrainerState {
  /** Where the learner is. */
  readonly step: TrainerStep
  /** When the learner did not understand, in seconds of the clip. */
  readonly marks: readonly number[]
  /** Turns whose text is shown. */
  readonly revealed: readonly number[]
  /** The loop that runs. */
  readonly loop: Loop | null
  /** What the learner typed; null before that. */
  readonly dictated: string | null
  /** The answer after the training: id of an option, null if the learner does not know; undefined before that. */
  readonly again: string | null | undefined
}

export type TrainerEvent =
  /** An answer: the first one, or the one after the training. */
  | { readonly type: 'answered'; readonly optionId: string | null }
  | { readonly type: 'marked'; readonly seconds: number }
  | { readonly type: 'revealed'; readonly turn: number }
  /** Starts the loop of a turn; stops it if it runs. */
  | { readonly type: 'looped'; readonly turn: number }
  /** The turn of the loop, or its gap, is over. */
  | { readonly type: 'played' }
  | { readonly type: 'dictated'; readonly text: string }
  /** From marks, script or dictation to the next step; from the first hearing to the script, for a learner who cannot hear. */
  | { readonly type: 'wentOn' }

export const beginTraining = (): TrainerState => ({
  step: 'blind',
  marks: [],
  revealed: [],
  loop: null,
  dictated: null,
  again: undefined,
})

const after: Readonly<Partial<Record<TrainerStep, TrainerStep>>> = {
  blind: 'script',
  mark: 'script',
  script: 'dictation',
  dictation: 'again',
}

const afterPlay = ({ turn, play, isGap }: Loop): Loop | null => {
  if (!isGap) return play === mostPlays ? null : { turn, play, isGap: true }
  return { turn, play: play + 1, isGap: false }
}

/** @returns the state after an event; the same one if the event does not belong to its step */
export function train(state: TrainerState, event: TrainerEvent): TrainerState {
  const { step, loop } = state
  switch (event.type) {
    case 'answered':
      if (step === 'blind') return { ...state, step: 'mark' }
      return step === 'again' ? { ...state, step: 'end', again: event.optionId } : state
    case 'marked':
      return step === 'mark' ? { ...state, marks: [...state.marks, event.seconds] } : state
    case 'revealed':
      return step !== 'script' || state.revealed.includes(event.turn)
        ? state
        : { ...state, revealed: [...state.revealed, event.turn] }
    case 'looped':
      if (step !== 'script') return state
      return { ...state, loop: loop?.turn === event.turn ? null : { turn: event.turn, play: 1, isGap: false } }
    case 'played':
      return loop === null ? state : { ...state, loop: afterPlay(loop) }
    case 'dictated':
      return step === 'dictation' && state.dictated === null ? { ...state, dictated: event.text } : state
    case 'wentOn':
      return { ...state, step: after[step] ?? step, loop: null }
  }
}

/** How long a learner takes to press, in seconds. */
const reaction = 0.5

/** @returns the turns that the marks are about, in their order */
export function markedTurns(turns: readonly ClipTurn[], marks: readonly number[]): number[] {
  const marked = marks.map((seconds) =>
    Math.max(
      0,
      turns.findLastIndex(({ start }) => start <= seconds - reaction),
    ),
  )
  return turns.flatMap((_, turn) => (marked.includes(turn) ? [turn] : []))
}

/** @returns the turn to type: the first that was marked, else the longest one of a speaker */
export function turnToType(turns: readonly ClipTurn[], marked: readonly number[]): number {
  const lengths = turns.map(({ voice, text }) => (voice === 'q' ? 0 : text.length))
  return marked[0] ?? Math.max(0, lengths.indexOf(Math.max(...lengths)))
}
