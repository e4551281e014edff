import { createTextArea, type Widened } from '../../shared/text'

/** Every sentence of /words that is not the exam kit's. */
export const wordsEn = {
  title: 'Words',
  lead: 'Learn the words of the textbook in about ten minutes a day.',
  which: 'Which words',
  all: 'All units',
  unit: (unit: number, name: string, words: number) => `Unit ${unit}: ${name} (${words} words)`,
  unitOnly: (unit: number) => `Unit ${unit}`,
  paper: (topic: string) => `Words of your paper: ${topic}`,
  paperOnly: 'Words of a paper',
  unitUnverified: 'Nobody has compared the name of this unit with the textbook yet.',
  language: 'Language of the meanings',
  today: 'Words for today',
  loading: 'Loading words…',
  count: (words: number, minutes: number) =>
    `${words === 1 ? '1 word' : `${words} words`}, about ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  start: 'Start',
  nothing: 'You have practised all words for today. More words come tomorrow.',
  nothingHere: 'You have practised all of these words for today. Choose another unit, or come back tomorrow.',
  noPlanTitle: 'Words need a plan',
  noPlan: 'You can practise words with any active plan. The free plan is enough.',
  seePlans: 'See price plans',
  offlineTitle: 'You are offline',
  offline: 'Words load as soon as you are online again.',
  failed: 'The words could not be loaded. Please try again.',
  unknown: 'These words are not available. Choose other words.',
  retry: 'Try again',
  list: 'All words of your choice',
  listHint: 'Choose a unit or a paper to read and hear its words.',
  emptyList: 'There are no words here.',
  progress: (position: number, total: number) => `Word ${position} of ${total}`,
  stop: 'Stop',
  rejected: (reason: string) => `An answer was not counted. ${reason}`,
  done: 'Done',
  result: (right: number, total: number) => `You knew ${right} of ${total} words.`,
  missed: 'Look at these words again',
  again: 'Practise these again',
  back: 'Back to all words',
} as const

/** The catalogue that a language fills. */
export type WordsText = Widened<typeof wordsEn>

export const [WordsTextProvider, useWordsText] = createTextArea<WordsText>(wordsEn)
