import { fieldsIn, isFields, type Fields } from '@naru/exam-kit/content'

/** What an exam says of itself, beside its times and its questions. */
const factFields = ['topic', 'description', 'duration', 'photo', 'verdictThresholds', 'guidelines'] as const
const minuteFields = ['readingTimeMinutes', 'listeningTimeMinutes'] as const

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const picked = (from: Fields, names: readonly string[], into: Fields): Fields =>
  Object.fromEntries(
    names.filter((name) => isAbsent(into[name]) && !isAbsent(from[name])).map((name) => [name, from[name]]),
  )

/** The times of a paper that a file does not give. A file with minutes has reading and listening, whatever the paper has. */
const timesFor = (paper: Fields, raw: Fields): Fields => {
  if (!isAbsent(raw['sections'])) return {}
  const hasMinutes = minuteFields.some((name) => !isAbsent(raw[name]))
  if (!isAbsent(paper['sections'])) return hasMinutes ? {} : { sections: paper['sections'] }
  return picked(paper, minuteFields, raw)
}

/** A question in the first of the paper's sections that takes it, unless it is in one of them. */
const placedIn = (sections: readonly Fields[], question: Fields): Fields => {
  const { type, section = type } = question
  if (sections.some(({ id }) => id === section)) return question
  const fitting = sections.find(({ playback }) => isFields(playback) === (type === 'listening'))
  return fitting === undefined ? question : { ...question, section: fitting['id'] }
}

/**
 * A file in the form of `exam.yaml` as a new state of a paper: what the file does not say of the exam as a whole stays as the paper has it.
 * The id is always the paper's.
 */
export const withFactsOf = (paper: Fields, raw: Fields): Fields => {
  const times = timesFor(paper, raw)
  const sections = fieldsIn(times['sections'])
  // Texts in other languages, and which of them nobody has reviewed, belong together.
  const texts = isAbsent(raw['translations']) ? picked(paper, ['translations', 'unreviewed'], {}) : {}
  return {
    ...raw,
    ...picked(paper, factFields, raw),
    ...times,
    ...texts,
    id: paper['id'],
    ...(sections.length > 0 && {
      questions: fieldsIn(raw['questions']).map((question) => placedIn(sections, question)),
    }),
  }
}
