import { newId } from '../ids'
import type { Paper, PaperQuestion } from '../modules/exams/paper'
import { given } from '../given'
import type { SourceExam, SourceLine, SourceQuestion } from './source'

const speakers: Readonly<Record<string, string>> = { a: '여자: ', b: '남자: ' }

/** The text of a clip, a line per speaker. */
const transcriptOf = (script: readonly SourceLine[]) =>
  script.length === 0 ? undefined : script.map(({ voice, text }) => (speakers[voice] ?? '') + text).join('\n')

/** The distinct paths of all files that an exam references. */
export const pathsOf = ({ photo, questions }: SourceExam): string[] => {
  const paths = questions.flatMap((question) => [
    question.photo,
    question.audio,
    ...question.options.map((option) => option.photo),
  ])
  return [...new Set([photo, ...paths].filter((path) => path !== undefined))]
}

/**
 * Converts a validated exam to its stored form, with new random ids, so that ids reveal nothing about the order of options.
 * @param nameOf - returns the media name of a path inside the exam's folder.
 */
export const examFromSource = (exam: SourceExam, nameOf: (path: string) => string): Paper => {
  const mediaName = (path: string | undefined) => (path === undefined ? undefined : nameOf(path))
  const question = (source: SourceQuestion): PaperQuestion => ({
    id: newId(),
    number: source.number,
    type: source.type,
    ...given('text', source.text),
    ...given('photo', mediaName(source.photo)),
    ...given('audio', mediaName(source.audio)),
    options: source.options.map(({ text, photo, correct }) => ({
      id: newId(),
      ...given('text', text),
      ...given('photo', mediaName(photo)),
      isCorrect: correct,
    })),
    ...given('explanation', source.explanation),
    ...given('transcript', source.transcript ?? transcriptOf(source.script)),
  })
  return {
    topic: exam.topic,
    description: exam.description,
    duration: exam.duration,
    ...given('photo', mediaName(exam.photo)),
    guidelines: exam.guidelines,
    readingTimeMinutes: exam.readingTimeMinutes,
    listeningTimeMinutes: exam.listeningTimeMinutes,
    ...given('verdictThresholds', exam.verdictThresholds),
    questions: exam.questions.map(question),
  }
}

/** The media names that an exam references, without its card's photo, which is public. */
export const privateMediaOf = ({ questions }: Paper): string[] => {
  const names = questions.flatMap(({ photo, audio, options }) => [
    photo,
    audio,
    ...options.map((option) => option.photo),
  ])
  return [...new Set(names.filter((name) => name !== undefined))]
}
