import { eq } from 'drizzle-orm'
import type { Context } from '../../context'
import { users } from '../../db/schema'
import { countTry } from '../../http/limits'
import type { HandlersOf } from '../../http/operations'
import { NOT_AUTHORIZED, Refusal } from '../../http/refusal'
import { optionalProp } from '../../optional-prop'
import type { ExamQuestion } from '../exams/exam-content'
import { examVersionsOf } from '../exams/exam-versions'
import { questionForLearner } from '../exams/rules'
import { gradedContent, type GradedAttempt } from '../results/graded-content'
import { saveAnswers } from './answers'
import { addDays, dayOf, isDay } from './days'
import { questionOf } from './log'
import { makeCards } from './make-cards'
import { packOf, type Pack, type PackRequest } from './pack'
import { familiesOf, tagsForLearner } from './rules'

/** Years ahead that an exam may be. */
const YEARS_AHEAD = 10

/** A question by itself, with its key; its clip is the bare dialogue. */
const cardQuestion = ({ group: _group, stem: _stem, section: _section, dialogue, audio, ...question }: ExamQuestion) =>
  questionForLearner({ ...question, ...optionalProp('audio', dialogue ?? audio) }, 'inline')

/** Cards of missed questions, and all answers of practice. */
export const cardHandlers = (context: Context): HandlersOf<'getPractice' | 'savePracticeAnswers' | 'setExamDate'> => {
  const { database, timeZone } = context
  const { get } = examVersionsOf(context)

  const load = async (request: PackRequest): Promise<Pack> => {
    const pack = await packOf(database, request)
    if (pack === undefined) throw new Refusal(401, NOT_AUTHORIZED)
    return pack
  }

  /** The question of a card; undefined if its exam no longer has it under this name. */
  const questionFor = async (source: GradedAttempt, item: string) => questionOf(await gradedContent(get, source), item)

  const cardFor = async ({ item, dueOn, topic, source }: Pack['cards'][number], today: string) => {
    const question = await questionFor(source, item)
    if (question === undefined) return []
    return [
      {
        item,
        examId: source.examId,
        topic,
        question: cardQuestion(question),
        tags: tagsForLearner(question.tags ?? {}),
        dueOn,
        isDue: dueOn <= today,
      },
    ]
  }

  const correctionFor = async ({ item, topic, source, correctedOn, isRemoved }: Pack['corrections'][number]) => {
    const question = await questionFor(source, item)
    if (question === undefined || correctedOn === null) return []
    return [{ topic, questionNumber: question.number, isRemoved, correctedOn }]
  }

  return {
    getPractice: async ({ user, query, present }) => {
      const today = dayOf(present, timeZone)
      const { field, ...filter } = query
      const family = familiesOf(filter.family, field)
      const request = { ...filter, family, userId: user.id, present, today }
      let pack = await load(request)
      if (pack.isWaiting) {
        await makeCards(context, user.id, present)
        pack = await load(request)
      }
      return {
        today,
        ...optionalProp('examDate', pack.examDate ?? undefined),
        cards: (await Promise.all(pack.cards.map((card) => cardFor(card, today)))).flat(),
        answeredToday: pack.answeredToday,
        choices: {
          sections: (['reading', 'listening'] as const).filter((section) => pack.sections.includes(section)),
          units: pack.units,
          families: pack.families,
          exams: pack.exams.map(({ id, topic }) => ({ examId: id, topic })),
        },
        corrections: (await Promise.all(pack.corrections.map(correctionFor))).flat(),
      }
    },

    savePracticeAnswers: async ({ user, body, present }) => {
      await countTry(context, 'practiceSavesOfUser', user.id)
      return { outcomes: await saveAnswers(context, user.id, body.answers, present) }
    },

    setExamDate: async ({ user, body: { examDate }, present }) => {
      const today = dayOf(present, timeZone)
      if (examDate !== undefined) {
        if (!isDay(examDate)) throw new Refusal(400, 'There is no such day in the calendar.')
        if (examDate < today || examDate > addDays(today, YEARS_AHEAD * 365)) {
          throw new Refusal(400, `Choose a day from today to ${YEARS_AHEAD} years from now.`)
        }
      }
      await countTry(context, 'examDateChangesOfUser', user.id)
      await database
        .update(users)
        .set({ examDate: examDate ?? null })
        .where(eq(users.id, user.id))
      return optionalProp('examDate', examDate)
    },
  }
}
