import { newId } from '../ids'
import type { ExamContent, ExamQuestion } from '../modules/exams/exam-content'
import { optionalProp } from '../optional-prop'
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
export const examFromSource = (exam: SourceExam, nameOf: (path: string) => string): ExamContent => {
  const mediaName = (path: string | undefined) => (path === undefined ? undefined : nameOf(path))
  const question = (source: SourceQuestion): ExamQuestion => ({
    id: newId(),
    number: source.number,
    type: source.type,
    ...optionalProp('text', source.text),
    ...optionalProp('photo', mediaName(source.photo)),
    ...optionalProp('audio', mediaName(source.audio)),
    options: source.options.map(({ text, photo, correct }) => ({
      id: newId(),
      ...optionalProp('text', text),
      ...optionalProp('photo', mediaName(photo)),
      isCorrect: correct,
    })),
    ...optionalProp('explanation', source.explanation),
    ...optionalProp('transcript', source.transcript ?? transcriptOf(source.script)),
  })
  return {
    topic: exam.topic,
    description: exam.description,
    duration: exam.duration,
    ...optionalProp('photo', mediaName(exam.photo)),
    guidelines: exam.guidelines,
    readingTimeMinutes: exam.readingTimeMinutes,
    listeningTimeMinutes: exam.listeningTimeMinutes,
    ...optionalProp('verdictThresholds', exam.verdictThresholds),
    questions: exam.questions.map(question),
  }
}

/** The media names that an exam references, without its card's photo, which is public. */
export const privateMediaOf = ({ questions }: ExamContent): string[] => {
  const names = questions.flatMap(({ photo, audio, options }) => [
    photo,
    audio,
    ...options.map((option) => option.photo),
  ])
  return [...new Set(names.filter((name) => name !== undefined))]
}
