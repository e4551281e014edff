import type { Schemas } from '@naru/api/types'
import type { Context } from '../../platform/context'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { optionalProp, families, questionFor, sectors, sounds } from '@naru/exam-kit/content'
import { examVersionsOf } from '../exams/exam-versions'
import { mediaPath } from '../media/paths'
import { hasActivePlan } from '../plans/repository'
import {
  allUnits,
  bankByItems,
  candidates,
  chosenWords,
  countedBank,
  countedWords,
  dueSounds,
  newWords,
  reviewsOfWords,
  seenBank,
  takenVersion,
  wordsBegunOn,
  wordsOfChoice,
  wordsOfToday,
  type WordChoice,
} from './bank-repository'
import { choicesFor, drillOf, modeAfter, type Random, type Word } from './bank-rules'
import { dayOf, type Day } from './days'
import { tagsForLearner } from './rules'

const familyOrder = Object.values(families).flatMap((byField) => Object.values(byField).flat())

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The topics of a tag that have questions, in the order of the known ones. */
const topicsOf = (
  order: readonly string[],
  counts: Awaited<ReturnType<typeof countedBank>>,
  tag: 'family' | 'sector' | 'sound',
): Schemas['Topic'][] =>
  order
    .map((id) => ({ id, questions: sum(counts.filter((each) => each[tag] === id).map(({ questions }) => questions)) }))
    .filter(({ questions }) => questions > 0)

const wordForLearner = ({ audio, photo, ...word }: Word): Word => ({
  ...word,
  ...(audio === undefined ? {} : { audio: mediaPath(audio) }),
  ...(photo === undefined ? {} : { photo: mediaPath(photo) }),
})

/** The practice bank and the words. `random`: default `Math.random`. */
export const bankHandlers = (
  context: Context,
  random: Random = Math.random,
): HandlersOf<'getPracticeTopics' | 'getDrill' | 'listWords' | 'getWordPractice'> => {
  const { database, timeZone } = context
  const examVersions = examVersionsOf(context)

  const requirePlan = async (userId: string, present: Date) => {
    if (!(await hasActivePlan(database, userId, present))) throw new Refusal(403, say('practice_locked'))
  }

  /** Which words a filter chooses; those of an exam are the vocabulary of its current version, none if the learner has not taken it. */
  const choiceOf = async (
    userId: string,
    { unit, examId }: { unit?: number; examId?: string } = {},
  ): Promise<WordChoice> => {
    if (examId === undefined) return { unit, korean: undefined }
    const version = await takenVersion(database, userId, examId)
    const exam = version === undefined ? undefined : await examVersions.get(examId, version)
    const korean = new Set(exam?.questions.flatMap(({ vocabulary = [] }) => vocabulary))
    return { unit, korean: [...korean] }
  }

  /** The words that a learner practises now: those known, then new ones. */
  const wordsFor = async (
    userId: string,
    today: Day,
    query: { unit?: number; examId?: string; more?: boolean } = {},
  ) => {
    const choice = await choiceOf(userId, query)
    if (query.more === true) return { due: [], added: await newWords(database, { userId, choice }) }
    const isOfDay = query.unit === undefined && query.examId === undefined
    return isOfDay ? wordsOfToday(database, { userId, today }) : wordsOfChoice(database, { userId, choice, today })
  }

  return {
    getPracticeTopics: async ({ user, present }) => {
      const hasPlan = await hasActivePlan(database, user.id, present)
      const questions = await countedBank(database)
      const words = await countedWords(database)
      const units = await allUnits(database)
      return {
        hasPlan,
        units: units.flatMap(({ unit, name, names, isVerified }): Schemas['UnitTopic'][] => {
          const ofUnit = questions.filter((each) => each.unit === unit)
          const counts = {
            questions: sum(ofUnit.map((each) => each.questions)),
            words: words.find((each) => each.unit === unit)?.words ?? 0,
          }
          return counts.questions + counts.words === 0 ? [] : [{ unit, name, names, isVerified, ...counts }]
        }),
        families: topicsOf(familyOrder, questions, 'family'),
        sectors: topicsOf(sectors, questions, 'sector'),
        sounds: topicsOf(sounds, questions, 'sound'),
      }
    },

    getDrill: async ({ user, present, query }) => {
      await requirePlan(user.id, present)
      const { sound, ...filter } = query
      const asked = sound === 'due' ? await dueSounds(database, user.id, dayOf(present, timeZone)) : [sound]
      const drills = await Promise.all(
        asked.map(async (each) =>
          drillOf(await seenBank(database, user.id, { ...filter, ...optionalProp('sound', each) }), random),
        ),
      )
      const items = sound === 'due' ? drills.flatMap(([first]) => first ?? []) : drills.flat()
      const rows = new Map((await bankByItems(database, items)).map((row) => [row.item, row]))
      return {
        questions: items.flatMap((item, index) => {
          const row = rows.get(item)
          if (row === undefined) return []
          const question = questionFor('drill', {}, { ...row.question, number: index + 1 }, mediaPath)
          return [{ item, question, ...optionalProp('tags', row.question.tags && tagsForLearner(row.question.tags)) }]
        }),
      }
    },

    listWords: async ({ user, present, query }) => {
      await requirePlan(user.id, present)
      return (await chosenWords(database, await choiceOf(user.id, query))).map(wordForLearner)
    },

    getWordPractice: async ({ user, present, query }) => {
      await requirePlan(user.id, present)
      const { id: userId } = user
      const today = dayOf(present, timeZone)
      const { due, added } = await wordsFor(userId, today, query)
      const reviews = await reviewsOfWords(
        database,
        userId,
        due.map(({ id }) => id),
      )
      const others = await candidates(database)
      return {
        today,
        begunToday: await wordsBegunOn(database, userId, today),
        words: [...due, ...added].map((word, index): Schemas['WordCard'] => ({
          word: wordForLearner(word),
          mode: modeAfter(reviews.get(word.id) ?? 0),
          isNew: index >= due.length,
          choices: choicesFor(word, others, random),
        })),
      }
    },
  }
}
