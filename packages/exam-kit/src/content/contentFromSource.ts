import type { ExamContent, ExamOption, ExamQuestion } from './content'
import { optionalProp } from './optionalProp'
import type { SourceExam, SourceGroup, SourceLine, SourceOption, SourceQuestion, SourceTranslations } from './source'

const speakers: Readonly<Record<string, string>> = { a: '여자: ', b: '남자: ' }

const joined = (parts: readonly (string | undefined)[], separator: string) => {
  const present = parts.filter((part) => part !== undefined)
  return present.length === 0 ? undefined : present.join(separator)
}

/** The text of what a clip says before its spoken options, a line per speaker. */
export const transcriptOf = ({
  script,
  transcript,
}: Pick<SourceQuestion, 'script' | 'transcript'>): string | undefined =>
  transcript ??
  joined(
    script.map(({ voice, text }: SourceLine) => (speakers[voice] ?? '') + text),
    '\n',
  )

const spokenLines = (options: readonly SourceOption[]) =>
  options.map(({ spoken }, index) => (spoken === undefined ? undefined : `${index + 1}. ${spoken}`))

/** Stem and transcript of a question by language, with those of its group. */
const translationsOf = (
  own: SourceTranslations = {},
  group: SourceTranslations = {},
): SourceTranslations | undefined => {
  const languages = [...new Set([...Object.keys(group), ...Object.keys(own)])]
  if (languages.length === 0) return undefined
  const merged = languages.map((language) => {
    const text = joined([group[language]?.text, own[language]?.text], '\n\n')
    const transcript = own[language]?.transcript ?? group[language]?.transcript
    return [language, { ...optionalProp('text', text), ...optionalProp('transcript', transcript) }] as const
  })
  return Object.fromEntries(merged)
}

/** The distinct paths of all files that an exam, or the bank, references. */
export const pathsOf = ({
  photo,
  questions,
  groups = [],
}: Pick<SourceExam, 'photo' | 'questions' | 'groups'>): string[] => {
  const paths = [...groups, ...questions].flatMap((holder) => [
    holder.photo,
    holder.audio,
    holder.dialogue,
    ...('options' in holder ? holder.options.map((option) => option.photo) : []),
  ])
  return [...new Set([photo, ...paths].filter((path) => path !== undefined))]
}

/** @param mediaName returns the media name of a path inside the exam's folder */
export const questionFromSource = (
  source: SourceQuestion,
  group: SourceGroup | undefined,
  mediaName: (path: string | undefined) => string | undefined,
  newId: () => string,
): ExamQuestion => {
  const hasSpokenOptions = source.options.some(({ spoken }) => spoken !== undefined)
  const translations = translationsOf(source.translations, group?.translations)
  const given = [source.explanations, translations, ...source.options.map(({ notes }) => notes)].flatMap((texts) =>
    Object.keys(texts ?? {}),
  )
  const unreviewed = source.unreviewed ?? [...new Set(given)].filter((language) => language !== 'en')
  const spoken = hasSpokenOptions ? spokenLines(source.options) : []
  return {
    id: newId(),
    number: source.number,
    type: source.type,
    ...optionalProp('section', source.section),
    ...optionalProp('group', source.group),
    ...optionalProp('text', joined([group?.text, source.text], '\n\n')),
    ...(group === undefined ? {} : optionalProp('stem', source.text)),
    ...optionalProp('photo', mediaName(group?.photo ?? source.photo)),
    ...optionalProp('audio', mediaName(group?.audio ?? source.audio)),
    ...optionalProp('dialogue', mediaName(group?.dialogue ?? source.dialogue)),
    options: source.options.map(({ text, photo, spoken: said, note, notes, correct }, index): ExamOption => ({
      id: newId(),
      ...optionalProp('text', said === undefined ? text : String(index + 1)),
      ...optionalProp('photo', mediaName(photo)),
      isCorrect: correct,
      ...optionalProp('note', note),
      ...optionalProp('notes', notes),
      ...optionalProp('spoken', said),
    })),
    ...(hasSpokenOptions ? { hasSpokenOptions: true } : {}),
    ...optionalProp('explanation', source.explanation),
    ...optionalProp('transcript', joined([transcriptOf(group ?? source), ...spoken], '\n')),
    ...optionalProp('explanations', source.explanations),
    ...optionalProp('translations', translations),
    ...(unreviewed.length === 0 ? {} : { unreviewed: unreviewed.toSorted() }),
    ...optionalProp('vocabulary', source.vocabulary),
    ...optionalProp('tags', source.tags),
    ...optionalProp('item', source.item),
  }
}

/**
 * Converts a validated exam to its stored form.
 *
 * @param nameOf returns the media name of a path inside the exam's folder
 * @param newId returns a new random id, so that ids reveal nothing about the order of options
 */
export const examFromSource = (
  exam: SourceExam,
  nameOf: (path: string) => string,
  newId: () => string,
): ExamContent => {
  const mediaName = (path: string | undefined) => (path === undefined ? undefined : nameOf(path))
  const groups = new Map(exam.groups?.map((group) => [group.id, group]))
  const unreviewed = (exam.unreviewed ?? Object.keys(exam.translations ?? {})).toSorted()
  return {
    topic: exam.topic,
    description: exam.description,
    duration: exam.duration,
    ...optionalProp('photo', mediaName(exam.photo)),
    guidelines: exam.guidelines,
    ...optionalProp('translations', exam.translations),
    ...(unreviewed.length === 0 ? {} : { unreviewed }),
    readingTimeMinutes: exam.readingTimeMinutes,
    listeningTimeMinutes: exam.listeningTimeMinutes,
    ...optionalProp('verdictThresholds', exam.verdictThresholds),
    ...optionalProp('sections', exam.sections),
    ...optionalProp(
      'groups',
      exam.groups?.map(({ id, text, photo }) => ({
        id,
        ...optionalProp('text', text),
        ...optionalProp('photo', mediaName(photo)),
      })),
    ),
    questions: exam.questions.map((source) =>
      questionFromSource(source, groups.get(source.group ?? ''), mediaName, newId),
    ),
  }
}

/** The media names that an exam references, without its card's photo, which is public. */
export const privateMediaOf = ({ questions }: ExamContent): string[] => {
  const names = questions.flatMap(({ photo, audio, dialogue, options }) => [
    photo,
    audio,
    dialogue,
    ...options.map((option) => option.photo),
  ])
  return [...new Set(names.filter((name) => name !== undefined))]
}
