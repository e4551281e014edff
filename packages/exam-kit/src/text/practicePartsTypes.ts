/** All texts of a practice question. */
export interface PracticeQuestionText {
  check: string
  /** Answers without an option. */
  doNotKnow: string
  next: string
  /** Replaces `next` at the last question. */
  finish: string
  right: string
  wrong: string
  /** The verdict after `doNotKnow`. */
  unknown: string
  checking: string
  /** The verdict without a key while the device is offline. */
  later: string
  /** The verdict on an answer that the server rejects. */
  refused: string
  /** Loads a recording again. */
  retryClip: string
  /** Goes on without an answer. */
  skip: string
  /** The keys that work: from 1 to `last`, and Enter. */
  keys: (last: number) => string
}

/** All texts of words and of the Hangul keyboard. */
export interface WordText {
  /** What the card asks, by mode. */
  ask: Record<'meaning' | 'korean' | 'listening' | 'typing', string>
  partOfSpeech: Record<'noun' | 'verb' | 'adjective' | 'adverb' | 'counter' | 'expression', string>
  /** Marks a word that the learner has not practised before. */
  isNew: string
  /** Names the picture of a word. */
  picture: string
  listen: string
  /** Names the button of one word in a list. */
  listenTo: (korean: string) => string
  sound: Record<'recording' | 'voice' | 'none', string>
  /** Label of the options. */
  options: string
  /** Below the options, for computers. */
  keys: (range: string) => string
  /** Label of the field. */
  answer: string
  check: string
  doNotKnow: string
  next: string
  right: string
  wrong: string
  /** After a wrong answer; what was chosen or typed follows. */
  yourAnswer: string
  /** After a wrong answer; the word follows. */
  rightAnswer: string
  /** Above words whose meanings no person has reviewed. */
  unreviewed: string

  keyboard: {
    /** Name of the keys as a group. */
    label: string
    consonants: string
    vowels: string
    shift: string
    /** Shown on the space key. */
    space: string
    backspace: string
    /** Spoken name of the key of a letter. */
    letter: (letter: string) => string
    /** Chooses between the two keyboards. */
    choice: string
    onScreen: string
    ofDevice: string
    /** Below the field. */
    onScreenHelp: string
  }
}

/** The texts of practice: questions and words. A catalogue of its own, which the exam room does not load. */
export interface PracticePartsText {
  question: PracticeQuestionText
  word: WordText
}
