import type { Schemas } from '@naru/api/types'
import { optionalProp, families, type ExamQuestion, type ExamTags } from '@naru/exam-kit/content'
import { questionForLearner } from '../exams/rules'

/** The families that a filter by family and field leaves, separated by commas; undefined: all. */
export const familiesOf = (family: string | undefined, field: string | undefined): string | undefined => {
  if (field === undefined) return family
  const ofField: readonly string[] = Object.values(families)
    .flatMap((byField) => Object.entries<readonly string[]>(byField))
    .flatMap(([id, list]) => (id === field ? list : []))
  return ofField.filter((each) => family === undefined || each === family).join(',')
}

export const tagsForLearner = ({ unit, field, family, sector }: ExamTags): Schemas['QuestionTags'] => ({
  ...optionalProp('unit', unit),
  ...optionalProp('field', field),
  ...optionalProp('family', family),
  ...optionalProp('sector', sector),
})

/** A question by itself, with its key; its clip is the bare dialogue. */
export const cardQuestion = ({
  group: _group,
  stem: _stem,
  section: _section,
  dialogue,
  audio,
  ...question
}: ExamQuestion) => questionForLearner({ ...question, ...optionalProp('audio', dialogue ?? audio) }, 'inline')
