import { newId } from '../ids'
import type { ExamContent, ExamQuestion } from '../modules/exams/exam-content'
import { optionalProp } from '../optional-prop'
import type { SourceExam, SourceLine, SourceQuestion } from './source'

const speakers: Readonly<Record<string, string>> = { a: '여자: ', b: '남자: ' }

/** What a clip says, a line per speaker. */
const transcriptOf = (script: readonly SourceLine[]) =>
  script.length === 0 ? undefined : script.map(({ voice, text }) => (speakers[voice] ?? '') + text).join('\n')

/** The paths of all files that an exam names, each once. */
export const pathsOf = ({ photo, questions }: SourceExam): string[] => {
  const paths = questions.flatMap((question) => [
    question.photo,
    question.audio,
    ...question.options.map((option) => option.photo),
  ])
  return [...new Set([photo, ...paths].filter((path) => path !== undefined))]
}

/**
 * Turns a checked exam into the form in which it is stored, with new random ids, so that ids say nothing of the order of options.
 * @param nameOf - gives the media name of a path inside the exam's folder.
 */
export const paperFromSource = (exam: SourceExam, nameOf: (path: string) => string): ExamContent => {
  const named = (path: string | undefined) => (path === undefined ? undefined : nameOf(path))
  const question = (source: SourceQuestion): ExamQuestion => ({
    id: newId(),
    number: source.number,
    type: source.type,
    ...optionalProp('text', source.text),
    ...optionalProp('photo', named(source.photo)),
    ...optionalProp('audio', named(source.audio)),
    options: source.options.map(({ text, photo, correct }) => ({
      id: newId(),
      ...optionalProp('text', text),
      ...optionalProp('photo', named(photo)),
      isCorrect: correct,
    })),
    ...optionalProp('explanation', source.explanation),
    ...optionalProp('transcript', source.transcript ?? transcriptOf(source.script)),
  })
  return {
    topic: exam.topic,
    description: exam.description,
    duration: exam.duration,
    ...optionalProp('photo', named(exam.photo)),
    guidelines: exam.guidelines,
    readingTimeMinutes: exam.readingTimeMinutes,
    listeningTimeMinutes: exam.listeningTimeMinutes,
    ...optionalProp('verdictThresholds', exam.verdictThresholds),
    questions: exam.questions.map(question),
  }
}

/** The media names a paper uses, apart from its card's photo, which is public. */
export const privateMediaOf = ({ questions }: ExamContent): string[] => {
  const names = questions.flatMap(({ photo, audio, options }) => [
    photo,
    audio,
    ...options.map((option) => option.photo),
  ])
  return [...new Set(names.filter((name) => name !== undefined))]
}
