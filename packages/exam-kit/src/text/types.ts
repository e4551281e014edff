import type { AudioFailure, Section, SharedContent, Verdict } from '../engine'
import type { ExamNotice } from '../session'
import type { ReviewText } from './review'

/** A short message with a heading, shown in a dialog. */
export interface NoticeText {
  /** Heading, without the colon that follows it in running text. */
  title: string
  /** What happened and what to do. */
  message: string
}

/** A section in a text. */
export interface SectionWords {
  /** Its name: `sectionName`. */
  readonly name: string
  /** Its name as a heading: `sectionTitle`. */
  readonly title: string
}

/** The rules that the exam room reminds a candidate of: a catalogue of their own. While a translation is a draft, the English rule stands below it. */
export interface RulesText {
  /** Before the next section; `hasPlayback`: whether it plays recordings. */
  proceed: (
    section: SectionWords,
    next: SectionWords & { readonly hasPlayback: boolean },
  ) => NoticeText & { confirm: string; cancel: string }
  /** Before the end of the exam. */
  finish: NoticeText & { confirm: string; cancel: string }
  /** A section cannot be left yet. */
  incomplete: (section: SectionWords) => NoticeText
  /** The navigator's refusal in this section. */
  restricted: (section: SectionWords, reason: 'other-section' | 'navigation-automatic' | 'one-way') => NoticeText
  /** Before an unfinished exam is left. */
  leave: NoticeText & { leave: string; stay: string }
}

/** All texts of the exam components. A language is one value of this type. */
export interface ExamText {
  /** Name of a section, 'Reading'. */
  sectionName: (section: Pick<Section, 'id' | 'title'>) => string
  /** Name of a section as a heading, 'Reading Section'. `name`: as by `sectionName`, here and below. */
  sectionTitle: (name: string) => string

  question: {
    /** Heading of the current question. `position` counts from 1 in the whole exam. */
    position: (position: number, total: number, section: string) => string
    /** Heading of a question that shares its recording with others. */
    number: (number: number) => string
    /** Name of a question's picture. */
    image: (number: number) => string
    /** Replaces a picture that does not load. */
    imageMissing: string
    /** Label of the group of options. */
    options: (number: number) => string
    /** Name of an option that is only a picture; `position` counts from 1. */
    optionImage: (position: number) => string
    /** Name of an option that the recording speaks; `position` counts from 1. */
    optionSpoken: (position: number) => string
    /** Why the options cannot be chosen yet. */
    locked: string
    /** Why the options of another question of the group cannot be chosen. */
    inTurn: string
    /** A question with neither text nor picture. */
    onlyAudio: string
    /** Flags a question. */
    flag: string
  }

  timer: {
    /** The running clock; `clock` is already formatted as mm:ss. */
    phaseTime: (section: string, clock: string) => string
    /** Shown beside the clock in its last minute. */
    nearlyUp: string
    /** Announced at 10, 5 and 1 minute and 30 seconds; `seconds` is the time left. */
    left: (seconds: number) => string
    hide: string
    show: string
    /** Replaces the clock while it is hidden. */
    hidden: string
    /** Explains when a hidden clock is shown again. */
    hiddenNote: string
  }

  textSize: {
    label: string
    /** On the buttons. */
    short: Record<'normal' | 'large' | 'largest', string>
    /** Spoken names of the buttons. */
    name: Record<'normal' | 'large' | 'largest', string>
  }

  keys: {
    title: string
    /** When the keys work. */
    note: string
    /** The keys that choose an option, from 1 to `last`. */
    range: (last: number) => string
    choose: string
    next: string
    previous: string
    flag: string
  }

  settings: string

  navigation: {
    previous: string
    next: string
    /** The Next button when every question of the section is answered; `section`: the next one. */
    proceed: (section: string) => string
    /** The Next button when every question of the last section is answered. */
    finish: string
    /** Opens the navigator on small screens. */
    openNavigator: string
    close: string
  }

  navigator: {
    title: string
    /** The time limit of a section; `clock` is already formatted as mm:ss. */
    timeLimit: (clock: string) => string
    progress: string
    /** 'n of total answered'. */
    progressValue: (answered: number, total: number) => string
    /** A question's short name in its cell. */
    cellNumber: (number: number) => string
    /** What an unanswered cell shows in place of the option's position. */
    noAnswer: string
    /** Spoken name of a cell. `option` is the chosen option's position from 1, or null. */
    cellName: (cell: {
      number: number
      option: number | null
      isCurrent: boolean
      isLocked: boolean
      isFlagged: boolean
    }) => string
    /** Spoken name of the cells of a group; `numbers`: at least two. */
    groupName: (numbers: readonly number[], shared: SharedContent) => string
    /** Headings of the legend. */
    legend: { empty: string; answered: string; current: string; locked: string; flagged: string; group: string }
    /** Accessible name of the filters. */
    filter: string
    filters: Record<'all' | 'unanswered' | 'flagged', string>
    /** A section without cells that match the filter. */
    nothing: Record<'all' | 'unanswered' | 'flagged', string>
  }

  summary: { title: string; total: string; answered: string; current: string }

  audio: {
    /** Name of the player. */
    label: (number: number) => string
    loading: string
    playing: (play: number, maxPlays: number) => string
    window: (seconds: number) => string
    completed: string
    /** When the next question follows after a failure. */
    nextIn: (seconds: number) => string
    failed: (failure: AudioFailure) => string
    play: string
    tryAgain: string
    volume: string
    mute: string
    unmute: string
    /** Accessible name of the clip's progress bar. */
    progress: string
  }

  dialogs: {
    goToGap: string
    noQuestions: NoticeText
    startTimeMissing: NoticeText
    /** `refused`: the server responded without a message; `message`: no response. */
    saveFailed: { title: string; refused: string; message: string; retry: string }
    saved: { title: string; message: (attempt: number) => string }
    close: string
  }

  /** The save state. */
  saveState: {
    device: string
    saved: string
    offline: string
    memory: string
    sending: string
    sent: string
    failed: string
    /** Of an author's preview. */
    preview: string
  }

  /** Notices above the question. */
  notices: Record<ExamNotice, NoticeText> & {
    /** Dismisses a notice. */
    close: string
  }

  /** The exam is open in another tab, and this one has read access. */
  reader: NoticeText & { continueHere: string; checking: string }

  results: {
    title: string
    /** 'score / total marks'. */
    marks: (score: number, total: number) => string
    percentage: (percentage: number) => string
    gauge: string
    verdict: Record<Verdict, string>
    waitingTitle: string
    waiting: string
    unsavedTitle: string
    unsaved: string
    retry: string
    backToExams: string
    /** Shown after saving, beside the results. */
    attempt: (attempt: number) => string
    download: string
    /** Beside the results of an author's preview. */
    previewNote: string
    /** Shown while the review's code loads. */
    reviewComing: string
    /** Marks an attempt with extra time. */
    extraTime: string
  }

  review: ReviewText

  guidelines: {
    heading: (topic: string) => string
    item: (number: number) => string
    none: string
  }

  applicant: {
    title: string
    name: string
    userId: string
    seatNumber: string
    testRoom: string
    /** Shown without a room. */
    someRoom: string
    applicationNo: string
    unknown: string
  }

  examCard: { take: string; duration: (duration: string) => string; photo: (topic: string) => string }

  leaderboard: {
    caption: string
    rank: string
    username: string
    timeTaken: string
    percentage: string
    percentageValue: (percentage: number) => string
    podium: string
    /** 'name lName (mm:ss)'. */
    podiumEntry: (name: string, clock: string) => string
    /** By prize: 1, 2, 3. */
    medals: Record<1 | 2 | 3, string>
    you: string
    /** Marks an entry with extra time. */
    extraTime: string
    /** Heading of the table of attempts with extra time, which are ranked separately. */
    extraTimeLeaderboard: string
  }

  room: {
    noQuestions: string
    backToExams: string
    header: string
    duration: (duration: string) => string
  }
}
