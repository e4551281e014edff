/** One option as stored, including its key. Media are media names, not paths. */
export interface ExamOption {
  id: string
  text?: string
  photo?: string
  isCorrect: boolean
  /** Why it is wrong, in English. */
  note?: string
  notes?: Record<string, string>
  /** What the clip says, of a question with spoken options; its text is its number. */
  spoken?: string
}

/** A part of an exam with a time limit of its own. */
export interface ExamSection {
  id: string
  title: string
  minutes: number
  navigation: 'free' | 'one-way'
  /** Plays the clips by itself: how often each, and the seconds to answer after the last play or after a failure. */
  playback?: { plays: number; answerSeconds: number; failureSeconds: number }
}

/** A passage, picture or recording of several questions, which carry it themselves, too. */
export interface ExamGroup {
  id: string
  text?: string
  photo?: string
}

/** What a question is about. */
export interface ExamTags {
  /** Edition and unit (1–60) of the standard textbook. */
  edition?: number
  unit?: number
  field?: string
  family?: string
  /** Kind of the sound trainer, of a question of the field sound. */
  sound?: string
  sector?: string
  grammar?: string[]
  /** From 1 (easy) to 3. */
  level?: number
}

/** One question as stored, including its key. */
export interface ExamQuestion {
  id: string
  number: number
  type: 'reading' | 'listening'
  /** Id of its section. @default its type */
  section?: string
  group?: string
  /** In a group with the group's text. */
  text?: string
  /** In a group: the text without the group's. */
  stem?: string
  photo?: string
  /** The clip that the exam plays. */
  audio?: string
  /** The clip of the review, without number, instruction and time to answer. @default `audio` */
  dialogue?: string
  options: ExamOption[]
  hasSpokenOptions?: true
  /** In English. */
  explanation?: string
  transcript?: string
  /** Explanations in other languages. */
  explanations?: Record<string, string>
  /** Stem and transcript by language. */
  translations?: Record<string, { text?: string; transcript?: string }>
  /** Languages whose texts no person has reviewed. */
  unreviewed?: string[]
  /** Korean words in dictionary form. */
  vocabulary?: string[]
  tags?: ExamTags
  /** Lineage: the same item in all versions and exams. Absent until the version is stored. */
  item?: string
  /** The generated item that `item` replaced. Cards of practice are named by it, so that none is hidden or made twice. */
  formerItem?: string
}

/** The texts of an exam in another language than English. */
export interface ExamTexts {
  description?: string
  duration?: string
  /** As many as the exam has. */
  guidelines?: string[]
}

/** One version of an exam as stored, including its keys. Never sent as it is. */
export interface ExamContent {
  topic: string
  description: string
  duration: string
  photo?: string
  guidelines: string[]
  /** Texts by language. */
  translations?: Record<string, ExamTexts>
  /** Languages of the translations that no person has reviewed. */
  unreviewed?: string[]
  /** With sections: the sum of those without clips. */
  readingTimeMinutes: number
  /** With sections: the sum of those with clips. */
  listeningTimeMinutes: number
  /** Marks strictly above which the verdict is Congratulations! or Well done!. */
  verdictThresholds?: { excellent: number; good: number }
  /** @default reading and listening with the minutes above */
  sections?: ExamSection[]
  groups?: ExamGroup[]
  questions: ExamQuestion[]
}

/** Chosen option's text or photo path by question id. */
export type ExamAnswers = Record<string, string>
