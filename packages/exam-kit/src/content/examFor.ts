import type { Schemas } from '../generated/contract'
import { optionalProp } from './optionalProp'
import type { Paper, PaperGroup, PaperOption, PaperQuestion, StoredPaper, StoredQuestion, Translations } from './paper'
import { minutesOf } from './sections'

/** Who sees what of a question, beside its texts, pictures and options. */
const views = {
  /** Learners before their result is stored. */
  exam: { hasKey: false, hasHelp: false, isAlone: false },
  /** Learners of a server that gives keys inline, and authors in the preview. */
  examWithKeys: { hasKey: true, hasHelp: true, isAlone: false },
  /** Learners after their result, whose graded questions have the help. */
  review: { hasKey: true, hasHelp: false, isAlone: false },
  /** A question that is asked without its exam: the clip without number, instruction and time to answer. */
  drill: { hasKey: false, hasHelp: false, isAlone: true },
  /** Such a question with its answer. */
  practice: { hasKey: true, hasHelp: true, isAlone: true },
} as const

export type View = keyof typeof views

/** The fields that help to learn from an option; given with the help of its question. */
const optionHelp = ['note', 'notes', 'spoken'] as const

/** @returns the path of a file as it is sent; undefined: it is left out */
export type PathOf = (file: string) => string | undefined

const filled = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length === 0 ? undefined : value

const joined = (parts: readonly (string | undefined)[], separator: string) => {
  const present = parts.filter((part) => part !== undefined)
  return present.length === 0 ? undefined : present.join(separator)
}

export const groupOf = ({ groups = [] }: Pick<Paper, 'groups'>, { group }: PaperQuestion): PaperGroup | undefined =>
  group === undefined ? undefined : groups.find(({ id }) => id === group)

const speakers: Readonly<Record<string, string>> = { a: '여자: ', b: '남자: ' }

/** What a clip says before its spoken options, a line per speaker. */
export const transcriptOf = ({
  script = [],
  transcript,
}: Pick<PaperGroup, 'script' | 'transcript'>): string | undefined =>
  transcript ??
  joined(
    script.map(({ voice, text }) => (speakers[voice] ?? '') + text),
    '\n',
  )

const saidIn = (question: PaperQuestion, group: PaperGroup | undefined) => {
  const options = question.options.map(({ spoken }, index) => spoken && `${index + 1}. ${spoken}`)
  return joined([transcriptOf(group ?? question), ...options], '\n')
}

const translationsOf = (own: Translations = {}, group: Translations = {}): Translations | undefined => {
  const languages = [...new Set([...Object.keys(group), ...Object.keys(own)])]
  const merged = languages.map((language) => {
    const text = joined([group[language]?.text, own[language]?.text], '\n\n')
    const transcript = own[language]?.transcript ?? group[language]?.transcript
    return [language, { ...optionalProp('text', text), ...optionalProp('transcript', transcript) }] as const
  })
  return filled(Object.fromEntries(merged))
}

/** The languages whose texts of a question no person has reviewed. */
export const unreviewedOf = (question: PaperQuestion, group: PaperGroup | undefined): string[] => {
  const { explanations, translations, options, unreviewed } = question
  const texts = [explanations, translations, group?.translations, ...options.map(({ notes }) => notes)]
  const given = new Set(texts.flatMap((each) => Object.keys(each ?? {})))
  return (unreviewed ?? [...given].filter((language) => language !== 'en')).toSorted()
}

/** What an option shows as text: of a spoken one its number. */
export const optionText = ({ text, spoken }: PaperOption, index: number): string | undefined =>
  spoken === undefined ? text : String(index + 1)

/** The turns of a clip with their times; undefined if these are not known. */
const turnsOf = (
  { script = [], turns = [] }: Pick<PaperGroup, 'script' | 'turns'>,
  { options, spokenBy = 'a' }: PaperQuestion,
): Schemas['ClipTurn'][] | undefined => {
  const spoken = options.flatMap((option) => option.spoken ?? []).map((text) => ({ voice: spokenBy, text }))
  const said = [...script, ...spoken]
  if (said.length === 0 || said.length !== turns.length) return undefined
  return said.flatMap((line, at) => (turns[at] ? [{ voice: line.voice, text: line.text, ...turns[at] }] : []))
}

const helpOf = (
  question: PaperQuestion,
  group: PaperGroup | undefined,
  isAlone: boolean,
): Schemas['QuestionHelp'] | undefined => {
  const options = question.options.map((option) =>
    Object.fromEntries(optionHelp.flatMap((field) => (option[field] === undefined ? [] : [[field, option[field]]]))),
  )
  const unreviewed = unreviewedOf(question, group)
  return filled({
    ...optionalProp('explanations', question.explanations),
    ...optionalProp('translations', translationsOf(question.translations, group?.translations)),
    ...(unreviewed.length > 0 && { unreviewed }),
    ...optionalProp('vocabulary', question.vocabulary),
    ...(options.some(filled) && { options }),
    ...(isAlone && optionalProp('turns', turnsOf(group?.audio === undefined ? question : group, question))),
  })
}

/** A question in the documented form, with the text, picture and clip of its group. */
export const questionFor = (
  view: View,
  paper: Pick<Paper, 'groups'>,
  question: StoredQuestion,
  pathOf: PathOf,
): Schemas['Question'] => {
  const { hasKey, hasHelp, isAlone } = views[view]
  const group = groupOf(paper, question)
  const pathIn = (file: string | undefined) => (file === undefined ? undefined : pathOf(file))
  const clips = group?.audio === undefined ? question : group
  return {
    _id: question.id,
    questionNumber: question.number,
    type: question.type,
    ...optionalProp('audio', pathIn(isAlone ? (clips.dialogue ?? clips.audio) : clips.audio)),
    ...(!isAlone && optionalProp('audioStart', clips.audioStart)),
    ...optionalProp('questionPhoto', pathIn(group?.photo ?? question.photo)),
    ...optionalProp('chart', question.chart),
    ...optionalProp('questionText', joined([group?.text, question.text], '\n\n')),
    answers: question.options.map((option, index) => ({
      _id: option.id,
      ...optionalProp('text', optionText(option, index)),
      ...optionalProp('photo', pathIn(option.photo)),
      ...(hasKey && { isCorrect: option.correct === true }),
    })),
    ...(!isAlone && {
      ...optionalProp('section', question.section),
      ...optionalProp('groupId', question.group),
      ...(group && optionalProp('stem', question.text)),
    }),
    ...(question.options.some(({ spoken }) => spoken !== undefined) && { hasSpokenOptions: true }),
    ...(hasHelp && {
      ...optionalProp('explanation', question.explanation),
      ...optionalProp('transcript', saidIn(question, group)),
      ...optionalProp('help', helpOf(question, group, isAlone)),
    }),
  }
}

/** A paper as the documented exam. @param timeFactor multiplies the minutes */
export const examFor = (view: View, paper: StoredPaper, pathOf: PathOf, timeFactor = 1): Schemas['Exam'] => {
  const pathIn = (file: string | undefined) => (file === undefined ? undefined : pathOf(file))
  const { reading, listening } = minutesOf(paper)
  const unreviewed = (paper.unreviewed ?? Object.keys(paper.translations ?? {})).toSorted()
  return {
    _id: paper.id,
    topic: paper.topic,
    description: paper.description,
    duration: paper.duration,
    ...optionalProp('photo', pathIn(paper.photo)),
    guidelines: paper.guidelines,
    ...optionalProp('translations', paper.translations),
    ...(unreviewed.length > 0 && { unreviewed }),
    readingTimeMinutes: reading * timeFactor,
    listeningTimeMinutes: listening * timeFactor,
    ...(timeFactor !== 1 && { timeFactor }),
    ...optionalProp('verdictThresholds', paper.verdictThresholds),
    ...(paper.sections && {
      sections: paper.sections.map(({ id, minutes, ...section }) => ({
        _id: id,
        ...section,
        minutes: minutes * timeFactor,
      })),
    }),
    ...(paper.groups && {
      groups: paper.groups.map(({ id, text, photo }) => ({
        _id: id,
        ...optionalProp('text', text),
        ...optionalProp('photo', pathIn(photo)),
      })),
    }),
    questions: paper.questions.map((question) => questionFor(view, paper, question, pathOf)),
  }
}
