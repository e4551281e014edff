/** All texts of words and of the Hangul keyboard; a catalogue of its own, which the exam room does not load. */
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
  /** Below a meaning that no person has reviewed. */
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

const letterNames: Readonly<Record<string, string>> = {
  ㄱ: 'giyeok',
  ㄲ: 'ssang-giyeok',
  ㄴ: 'nieun',
  ㄷ: 'digeut',
  ㄸ: 'ssang-digeut',
  ㄹ: 'rieul',
  ㅁ: 'mieum',
  ㅂ: 'bieup',
  ㅃ: 'ssang-bieup',
  ㅅ: 'siot',
  ㅆ: 'ssang-siot',
  ㅇ: 'ieung',
  ㅈ: 'jieut',
  ㅉ: 'ssang-jieut',
  ㅊ: 'chieut',
  ㅋ: 'kieuk',
  ㅌ: 'tieut',
  ㅍ: 'pieup',
  ㅎ: 'hieut',
  ㅏ: 'a',
  ㅐ: 'ae',
  ㅑ: 'ya',
  ㅒ: 'yae',
  ㅓ: 'eo',
  ㅔ: 'e',
  ㅕ: 'yeo',
  ㅖ: 'ye',
  ㅗ: 'o',
  ㅛ: 'yo',
  ㅜ: 'u',
  ㅠ: 'yu',
  ㅡ: 'eu',
  ㅣ: 'i',
}

/** The English texts. */
export const englishWordText: WordText = {
  ask: {
    meaning: 'What does this word mean?',
    korean: 'Which Korean word is it?',
    listening: 'Listen. What does the word mean?',
    typing: 'Type the word in Korean',
  },
  partOfSpeech: {
    noun: 'noun',
    verb: 'verb',
    adjective: 'adjective',
    adverb: 'adverb',
    counter: 'counter',
    expression: 'expression',
  },
  isNew: 'New word',
  picture: 'Picture of the word',
  listen: 'Listen',
  listenTo: (korean) => `Listen: ${korean}`,
  sound: { recording: 'Recording', voice: 'Voice of your device', none: 'No sound on this device' },
  options: 'Answers',
  keys: (range) => `On a computer you can press ${range}.`,
  answer: 'Your answer in Korean',
  check: 'Check',
  doNotKnow: 'I do not know',
  next: 'Next',
  right: 'Right',
  wrong: 'Not right',
  yourAnswer: 'Your answer:',
  rightAnswer: 'Right answer:',
  unreviewed: 'Not yet reviewed by a person.',
  keyboard: {
    label: 'Korean keyboard',
    consonants: 'Consonants',
    vowels: 'Vowels',
    shift: 'Shift',
    space: 'Space',
    backspace: 'Delete',
    letter: (letter) => `${letter} ${letterNames[letter] ?? ''}`.trim(),
    choice: 'Keyboard',
    onScreen: 'Keys below',
    ofDevice: 'My own keyboard',
    onScreenHelp: 'On a computer, type on the keys of a Korean keyboard.',
  },
}
