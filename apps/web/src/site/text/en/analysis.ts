import { length } from './length'

const marks = (count: number) => (count === 1 ? '1 mark' : `${count} marks`)
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** A time in steps of 5 seconds: saves tell no more. */
const about = (seconds: number) => {
  const rounded = Math.round(seconds / 5) * 5
  return rounded === 0 ? 'under 5 s' : `about ${length(rounded)}`
}

/** Every sentence on what a result means, and on what the learner can do today. */
export const text = {
  title: 'What this result means',
  loading: 'Loading the analysis…',
  failed: 'The analysis could not be loaded. Please try again.',
  retry: 'Try again',
  error: (score: number, possible: number, error: number) =>
    `Your score is ${score} of ${possible}. With other questions of the same kind it could be about ${marks(error)} higher or lower.`,
  tooFew: (count: number) =>
    count === 1
      ? 'Yours is the only first attempt at this paper so far. We compare results once there are 20 first attempts.'
      : `There are only ${count} first attempts at this paper so far. We compare results once there are 20 first attempts.`,
  range: (from: number, to: number, count: number) =>
    `You did better than ${from} to ${to} out of 100 learners (${count} first attempts).`,
  /** In place of a range from 0. */
  atMost: (to: number, count: number) =>
    `You did better than at most ${to} out of 100 learners (${count} first attempts).`,
  /** In place of a range up to 100. */
  atLeast: (from: number, count: number) =>
    `You did better than at least ${from} out of 100 learners (${count} first attempts).`,
  percentile: (percentile: number, count: number) =>
    `You did better than about ${percentile} out of 100 learners (${count} first attempts). Half of the learners with your score count as below you.`,
  more: (difference: number, attempt: number) =>
    `${marks(difference)} more than in attempt ${attempt}. This is unlikely to be chance.`,
  fewer: (difference: number, attempt: number) =>
    `${marks(difference)} fewer than in attempt ${attempt}. This is unlikely to be chance.`,
  same: (attempt: number, margin: number) =>
    `About the same as attempt ${attempt}: a difference of up to ${marks(margin)} can be chance.`,
  divisions: {
    sections: 'Sections',
    fields: 'Test areas',
    families: 'Question types',
    units: 'Units of the textbook',
  },
  part: 'Topic',
  count: 'Right answers',
  rightOf: (right: number, total: number) => `${right} of ${total}`,
  barsLead: 'Choose a topic to practise the questions you got wrong in it.',
  unit: (unit: string, name: string) => `${unit}. ${name}`,
  fields: {
    'vocabulary-grammar': 'Words and grammar',
    'practical-information': 'Signs and documents',
    comprehension: 'Reading a text',
    sound: 'Sounds and numbers',
    visual: 'Pictures',
    conversation: 'Conversations',
  },
  changed: 'Changed from right to wrong:',
  question: (number: number) => `question ${number}`,
  each: (seconds: number) => `${about(seconds)} each`,

  times: {
    title: 'Time per question',
    lead: 'How long each question was open, to about 5 seconds. Time away from the page is not counted.',
    leftOut: (count: number) =>
      count === 1
        ? 'For 1 question the time is not known, for example because there was no connection.'
        : `For ${count} questions the time is not known, for example because there was no connection.`,
    long: (questions: readonly { number: number; seconds: number }[]) => {
      const [only] = questions
      if (questions.length === 1 && only !== undefined)
        return `You spent ${about(only.seconds)} on question ${only.number}, much more than on the others.`
      const named = questions.map(({ number, seconds }) => `question ${number} (${about(seconds)})`)
      return `You spent much more time on some questions than on the others: ${named.join(', ')}.`
    },
    numbers: 'The times in numbers',
    question: 'Question',
    time: 'Time',
    length: about,
  },

  floors: 'Official minimum scores',
  floorsLead:
    'The lowest scores that the official point system accepted. The official scale may differ from that of this paper, so this is no forecast.',
  /** `share`: the score as a percentage of its maximum. */
  floor: (sector: string, score: number, outOf: number, share: number, percentage: number) =>
    outOf === 100
      ? `${sector}: ${score} of ${outOf}. Your paper: ${percentage}%.`
      : `${sector}: ${score} of ${outOf} (${share}%). Your paper: ${percentage}%.`,
  floorSource: (source: string, date: string) => `${source}, ${date}`,
  summary: 'Print or share a summary',

  trend: {
    title: 'How your first attempts compare',
    lead: 'Zero is the average of all first attempts at a paper; most learners are between −1 and +1. The band shows how much a score can vary by chance.',
    tooFew:
      'Once you have first attempts at two papers that at least 20 learners have taken, you can compare them here.',
    failed: 'The comparison could not be loaded. Please try again later.',
    exam: 'Paper',
    value: 'Compared',
    valueIn: (value: number, [low, high]: readonly [number, number]) =>
      `${signed(value)} (${signed(low)} to ${signed(high)})`,
  },

  page: {
    title: 'Summary',
    titleOf: (topic: string) => `Summary of ${topic}`,
    back: 'Back to the review',
    result: 'Result',
    score: (score: number, possible: number, percentage: number) => `${score} / ${possible} marks (${percentage}%)`,
    plan: 'Plan for the week',
    planLead: 'About half an hour a day.',
    day: (day: number) => `Day ${day}`,
    questions: 'Today’s questions',
    words: 'Words, 10 minutes',
    drill: (topic: string) => `Ten new questions: ${topic}`,
    /** In place of new questions, where there are none of the topic. */
    mistakes: (topic: string) => `Questions you got wrong: ${topic}`,
    paper: 'A whole paper',
    print: 'Print',
    share: 'Share',
    copied: 'The summary was copied.',
    notShared: 'The summary could not be shared. You can print it.',
    shared: (topic: string, score: string, weakest: readonly string[]) =>
      weakest.length === 0 ? `${topic}: ${score}` : `${topic}: ${score}. To practise: ${weakest.join(', ')}.`,
    /** A line of the shared text, such as a section and its right answers, or a day and its tasks. */
    sharedLine: (name: string, value: string) => `${name}: ${value}`,
    unknown: 'There is no such attempt.',
  },

  /** What the learner can do today, on the dashboard. */
  today: {
    title: 'Today',
    loading: 'Loading today’s plan…',
    questions: 'Questions to practise',
    questionCount: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
    noQuestions: 'None left today.',
    /** Before the first paper. */
    noQuestionsYet: 'None yet. Questions that you miss in a paper come here.',
    practise: 'Practise now',
    wordsToday: 'Words for today',
    wordCount: (count: number) => (count === 1 ? '1 word' : `${count} words`),
    noWords: 'None left today.',
    wordsNeedPlan: 'You need a plan to learn words.',
    learn: 'Learn words',
    last: 'Last result',
    review: 'Open the review',
    noResult: 'You have no result yet. After your first paper, you will see here what to practise.',
    weakest: 'Topics to work on',
    weakestYet: 'Nothing yet. Finish a paper first.',
    weakestNone: 'No topic stands out in your latest papers.',
    next: 'Next paper',
    open: 'Go to the exams',
    noNext: 'You have no paper to take. A plan unlocks more.',
    plans: 'See the plans',
    days: 'Days to your exam',
    dayCount: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    isToday: 'Today. Good luck!',
    isOver: 'Your exam date has passed.',
    noDate: 'Set your exam date, and we will plan up to it.',
    setDate: 'Set the date',
  },
} as const
