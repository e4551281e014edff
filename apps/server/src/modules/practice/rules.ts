import type { Schemas } from '@naru/api/types'
import { optionalProp } from '../../optional-prop'
import type { ExamTags } from '../exams/exam-content'

/** Message for bank and words without a plan. */
export const NEEDS_PLAN = 'Drills and words need an active plan. A free plan is enough: choose one under Pricing.'

/** The tags of a question that learners see. */
export const tagsForLearner = ({ unit, field, family, sector }: ExamTags): Schemas['QuestionTags'] => ({
  ...optionalProp('unit', unit),
  ...optionalProp('field', field),
  ...optionalProp('family', family),
  ...optionalProp('sector', sector),
})
