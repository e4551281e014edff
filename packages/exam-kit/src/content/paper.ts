import type { Schemas } from '../generated/contract'

/** An exam with its keys: as its author writes it, as a checked draft, as a stored version. */
export type Paper = Schemas['Paper']
export type PaperQuestion = Schemas['PaperQuestion']
export type PaperOption = Schemas['PaperOption']
export type PaperGroup = Schemas['PaperGroup']
export type PaperSection = Schemas['PaperSection']
export type PaperTags = Schemas['PaperTags']
export type ScriptLine = Schemas['ScriptLine']
export type PaperTurn = Schemas['PaperTurn']
/** Description, duration and guidelines in one language. */
export type ExamTexts = Schemas['ExamTexts']
/** Text and transcript by language. */
export type Translations = NonNullable<PaperGroup['translations']>

export type StoredOption = PaperOption & { readonly id: string }
export type StoredQuestion = Omit<PaperQuestion, 'id' | 'options'> & { readonly id: string; options: StoredOption[] }
/** A stored version: with ids, its files as media names. Never sent as it is. */
export type StoredPaper = Omit<Paper, 'questions'> & { questions: StoredQuestion[] }

/** Chosen option's text or photo path by question id. */
export type ExamAnswers = Record<string, string>

/** @param newId returns a random id, so that ids reveal nothing about the order of options */
export const withNewIds = (question: PaperQuestion, newId: () => string): StoredQuestion => ({
  ...question,
  id: newId(),
  options: question.options.map((option) => ({ ...option, id: newId() })),
})

/** A stored question as its author could have written it. */
export const withoutIds = ({ id: _id, formerItem: _former, ...question }: StoredQuestion): PaperQuestion => ({
  ...question,
  options: question.options.map(({ id: _optionId, ...option }) => option),
})

/** A stored version as its author could have written it. */
export const writtenPaper = (paper: StoredPaper): Paper => ({ ...paper, questions: paper.questions.map(withoutIds) })

/** The fields of a paper, group, question or option that name a file. */
export const fileFields = ['photo', 'audio', 'dialogue'] as const

type FileField = (typeof fileFields)[number]
type Holder = { [Field in FileField]?: string }
type Holders = Pick<Paper, 'groups' | 'questions'> & { photo?: string }

/** @param label of what holds the file: '' for the paper, `group-ID`, `q01` for a question, `q01-2` for an option */
type NameOf = (file: string, field: FileField, label: string) => string

const renamed = <Given extends Holder>(holder: Given, label: string, nameOf: NameOf): Given => {
  const copy = { ...holder }
  for (const field of fileFields) {
    const file = holder[field]
    if (file !== undefined) Object.assign(copy, { [field]: nameOf(file, field, label) })
  }
  return copy
}

/** A paper whose files have other names. */
export const withFiles = <Given extends Holders>(paper: Given, nameOf: NameOf): Given => {
  const { groups } = paper
  return {
    ...renamed(paper, '', nameOf),
    ...(groups && { groups: groups.map((group) => renamed(group, `group-${group.id}`, nameOf)) }),
    questions: paper.questions.map((question) => {
      const label = `q${String(question.number).padStart(2, '0')}`
      const options = question.options.map((option, index) => renamed(option, `${label}-${index + 1}`, nameOf))
      return { ...renamed(question, label, nameOf), options }
    }),
  }
}

/** The distinct files that a paper, or the bank, names. */
export const pathsOf = (paper: Holders): string[] => {
  const paths = new Set<string>()
  withFiles(paper, (file) => {
    paths.add(file)
    return file
  })
  return [...paths]
}
