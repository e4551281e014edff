import type { Schemas } from '@naru/api/types'
import { serialize } from '../../http/serialized'
import { memoizeByKey } from '../../memoize-by-key'
import { optionalProp, type ExamContent, type ExamQuestion } from '@naru/exam-kit/content'
import { questionForLearner } from '../exams/rules'
import { cardItemOf } from './log'
import { tagsForLearner } from './rules'

/** The fields of a card that are the same for all learners whose marks are from the same keys. */
export type CardContent = Pick<Schemas['PracticeCard'], 'item' | 'question' | 'tags'>

/** A question by itself, with its key; its clip is the bare dialogue. */
export const cardQuestion = ({
  group: _group,
  stem: _stem,
  section: _section,
  dialogue,
  audio,
  ...question
}: ExamQuestion) => questionForLearner({ ...question, ...optionalProp('audio', dialogue ?? audio) }, 'inline')

/**
 * The serialized content of an exam's cards by item. Serialized once for each content from `gradedContent`, which never
 * changes: corrected keys are another content. Kept as long as that one is.
 */
export const cardContents = memoizeByKey((exam: ExamContent): ReadonlyMap<string, Buffer> => {
  const contents = new Map<string, Buffer>()
  for (const question of exam.questions) {
    const { tags } = question
    const item = cardItemOf(question)
    if (item === undefined || contents.has(item)) continue
    const content: CardContent = { item, question: cardQuestion(question), tags: tagsForLearner(tags ?? {}) }
    contents.set(item, serialize(content))
  }
  return contents
})
