/** Every sentence of an exam's statistics. */
export const text = {
  title: (topic: string) => `Statistics of ${topic}`,
  plainTitle: 'Statistics',
  lead: 'How learners answered each question. Only the first ranked attempt of each learner counts.',
  back: 'Exams',
  export: 'Export (XLSX)',
  version: 'Version',
  versionOption: (version: number, attempts: number) =>
    `Version ${version} (${attempts === 1 ? '1 attempt' : `${attempts} attempts`})`,
  none: 'Nobody has taken this version yet. Statistics appear after the first ranked attempt.',
  recounting:
    'A key was corrected, so all attempts are being counted again. The numbers grow until this is done. Open this page again in a few minutes.',
  few: (attempts: number) =>
    `${attempts === 1 ? 'Only 1 learner has' : `Only ${attempts} learners have`} taken this version. With fewer than 30, the numbers depend too much on chance, so no question is marked.`,
  paper: 'The whole paper',
  paperFlags: 'About the whole paper',
  /** What a flag of the paper says, by its kind. */
  paperFlag: {
    hard: 'The mean is under 50\u00a0%: the paper is hard.',
    easy: 'The mean is over 75\u00a0%: the paper is easy.',
    unreliable: 'The consistency is under 64\u00a0%: one score says little about a learner.',
  },
  /** What a flag of a question says, by its kind. */
  questionFlag: {
    key: (option: number) => `More of the best learners chose option ${option}: check the key.`,
    negative: 'Learners who are good at the rest are wrong here more often: check the key and the wording.',
    weak: 'It hardly tells good learners from weak ones.',
    hard: 'Almost nobody is right: it is very hard, or it has a mistake.',
    easy: 'Almost everybody is right: it tells little about learners.',
    guess: 'No more learners are right than by guessing.',
    unused: (option: number) => `Nobody chose option ${option}: make it more likely.`,
  },
  unknown: 'Not known',
  percent: (value: string) => `${value}\u00a0%`,
  ofQuestions: (value: string, questions: number) => `${value} of ${questions}`,
  facts: {
    attempts: { term: 'Attempts', help: 'Each learner is counted once. More attempts give safer numbers.' },
    mean: {
      term: 'Mean',
      help: 'The average number of right answers. From 50\u00a0% to 75\u00a0% of the questions is good.',
    },
    median: { term: 'Median', help: 'Half of the learners have this many right answers or fewer.' },
    deviation: {
      term: 'Standard deviation',
      help: 'How far scores usually are from the mean. If it is small, most scores are close together.',
    },
    consistency: {
      term: 'Consistency (KR-20)',
      help: 'How well the questions agree about who is strong. Over 75\u00a0% is good. Under 64\u00a0%, a score says little.',
    },
    standardError: {
      term: 'Standard error',
      help: 'How much one score can change by chance. On another day the same learner may get this much more or less.',
    },
    skewness: {
      term: 'Skewness',
      help: 'Under 0: a few learners have very low scores. Over 0: a few learners have very high scores.',
    },
    kurtosis: {
      term: 'Kurtosis',
      help: 'Over 0: some scores are very far from the others. Under 0: scores are spread evenly.',
    },
  },
  scores: 'How many learners had each score',
  right: 'Right answers',
  learners: 'Learners',
  questions: 'Questions',
  meaning: 'What the numbers mean',
  sort: 'Order of the questions',
  sorts: { number: 'By number', look: 'Needs a look first' },
  flagged: (count: number) =>
    count === 0
      ? 'No question needs a look.'
      : count === 1
        ? '1 question needs a look.'
        : `${count} questions need a look.`,
  number: 'No.',
  question: 'Question',
  open: (question: number) => `Question ${question}: details`,
  noText: 'Only heard or seen',
  values: {
    facility: { term: 'Facility', help: 'The share of right answers. From 35\u00a0% to 64\u00a0% is about right.' },
    discrimination: {
      term: 'Discrimination',
      help: 'Whether those who are right here are also good at the rest. 40\u00a0% is very good, under 20\u00a0% is weak. Under 0\u00a0%, check the key.',
    },
    efficiency: {
      term: 'Efficiency',
      help: 'Discrimination compared with the best that is possible for a question as easy or as hard as this one.',
    },
    deviation: {
      term: 'Standard deviation',
      help: 'How different the answers are. Under 33\u00a0%, almost all learners are right, or almost all are wrong.',
    },
    weight: { term: 'Weight', help: 'How much of the difference between the scores comes from this question.' },
  },
  detailsTitle: (question: number) => `Question ${question}`,
  flags: 'What to look at',
  choices: 'Who chose what',
  choicesHelp:
    'Learners are in three groups: low, middle and high scores. In a good question, most of the high group choose the key. Bars show the share of a group.',
  option: 'Option',
  optionPicture: (option: number) => `Picture of option ${option}`,
  numbered: (option: number, text: string) => `${option}. ${text}`,
  key: 'Key',
  blank: 'No answer',
  groups: { low: 'Low', middle: 'Middle', high: 'High' },
  group: (name: string, learners: number) => `${name} (${learners})`,
  all: 'All',
} as const
