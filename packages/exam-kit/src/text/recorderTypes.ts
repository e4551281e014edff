import type { LevelWord, TakeProblem } from '../sound'
import type { RecorderFailure } from '../recorder/recording/failures'
import type { NoticeText } from './types'

/** Where a line stands. */
export const lineStatuses = ['missing', 'recorded', 'waiting', 'sending', 'refused', 'sent', 'changed'] as const

/** Where a line stands; `changed`: its take was made for another text. */
export type LineStatus = (typeof lineStatuses)[number]

/** All texts of the recorder. */
export interface RecorderText {
  /** Name of a voice: `a`, `b`, `q`, or any other. */
  voice: (voice: string) => string
  consent: {
    title: string
    /** Who speaks; `voice` is a name by `voice`. */
    lead: (voice: string) => string
    /** What the speaker agrees to. Stored with the name. */
    statement: string
    name: string
    /** The checkbox. */
    agrees: string
    save: string
    /** Chooses a speaker who has agreed before. */
    known: string
    /** The choice of a new speaker. */
    other: string
    use: string
    noName: string
    notAgreed: string
  }
  /** Name of a part that is no line of the script. */
  part: Record<'number' | 'instruction', string>
  /** Heading of the current line. `position` counts from 1. */
  line: (position: number, total: number) => string
  /** Names the line in a list; `text` is Korean. */
  lineName: (position: number, text: string) => string
  lines: string
  status: Record<LineStatus, string>
  /** Who speaks the line. */
  speaks: (voice: string, name: string | null) => string
  changeSpeaker: string
  record: string
  recordAgain: string
  stop: string
  cancel: string
  previousLine: string
  nextLine: string
  /** The key that works. */
  keys: string
  asking: string
  /** Announced once. */
  getReady: (seconds: number) => string
  /** Shown while it records. */
  recording: (clock: string) => string
  finishing: string
  level: { label: string; word: Record<LevelWord, string> }
  failure: Record<RecorderFailure, NoticeText>
  problem: Record<TakeProblem, string>
  review: {
    title: string
    waveform: (seconds: string) => string
    start: string
    end: string
    seconds: (seconds: string) => string
    /** In dB. */
    volume: string
    /** Plays the take that the server has. */
    listen: (position: number) => string
    notLoaded: string
    notSaved: string
    /** Opens the take that the server has. */
    open: string
    /** Saves its settings. */
    save: string
    /** Leaves it as it was. */
    leave: string
    tooLoud: string
    play: string
    stop: string
    accept: string
    again: string
    discard: string
  }
  /** The take says another text, which follows the message. */
  changed: { message: string; keep: string }
  /** A take of this line that nobody has checked. */
  leftover: { message: string; review: string }
  queue: {
    waiting: (count: number) => string
    offline: string
    login: string
    inMemory: string
    refused: (reason: string | undefined) => string
    retry: string
    download: string
  }
  crop: {
    /** Name of the picture with its frame. */
    area: string
    move: string
    corner: Record<'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight', string>
    help: string
    left: string
    top: string
    width: string
    height: string
    size: (width: number, height: number) => string
    /** A field has no number, or one outside the picture. */
    outside: (least: number, most: number) => string
    apply: string
  }
  overlay: {
    area: string
    text: string
    size: string
    color: string
    black: string
    white: string
    add: string
    words: string
    /** Names the handle of the word. */
    move: (word: string) => string
    help: string
    remove: (word: string) => string
    place: (left: number, top: number) => string
    failed: string
    empty: string
    apply: string
  }
}
