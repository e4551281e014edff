import type { Schemas } from '@naru/api/types'
import { optionalProp, questionFor, sounds, type StoredQuestion } from '@naru/exam-kit/content'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type GradedAttempt, gradedColumns, gradedContent, readIn, type ReadVersion } from '../attempts/graded-content'
import { revokedAttempts } from '../attempts/revoked'
import { mediaPath } from '../media/paths'
import { hasActivePlan, planPeriods } from '../plans/repository'
import { covers } from '../plans/rules'
import { dayOf } from './days'
import { changeCards, type NewReview, questionOf, type ReviewRow } from './log'
import { loadVersions } from './make-cards'
import { examAheadOf, longestIntervalOn } from './schedule'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { lockUser } from '../../platform/db/lock-user'
import { attempts, bankItems, practiceCards, practiceReviews, users, words } from '../../platform/db/schema'
import { type MessageCode, say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'

type Answer = Schemas['PracticeAnswer']
type Outcome = Schemas['PracticeOutcome']
type Rejection = Pick<Outcome, 'status' | 'message' | 'code'>
type Judgement = boolean | Rejection

const rejection = (status: Rejection['status'], code: MessageCode): Rejection => ({ status, ...say(code) })

/** Names the questions of some of the learner's cards, and whether keys of theirs were corrected. */
const cardsOf = async (database: Database, userId: string, items: readonly string[]) => {
  const rows = await database
    .select({ item: practiceCards.item, correctedOn: practiceCards.correctedOn, ...gradedColumns })
    .from(practiceCards)
    .innerJoin(attempts, eq(attempts.id, practiceCards.attemptId))
    .where(
      and(
        eq(practiceCards.userId, userId),
        eq(practiceCards.kind, 'question'),
        inArray(practiceCards.item, [...items]),
      ),
    )
  return new Map(rows.map(({ item, ...attempt }) => [item, attempt]))
}

const itemsOf = (answers: readonly Answer[], kind: Answer['kind']) =>
  answers.filter((answer) => answer.kind === kind).map(({ item }) => item)

/** Judges an answer to a card by the keys that the marks of its attempt are from. */
const judgeCard = async (
  transaction: Database,
  read: ReadVersion,
  userId: string,
  card: GradedAttempt,
  { item, answer }: Answer,
): Promise<Judgement> => {
  const judgementIn = async (attempt: GradedAttempt) => {
    const question = questionOf(await gradedContent(read, attempt), item)
    return question && judgeOption(question, answer)
  }
  const judged = await judgementIn(card)
  if (judged !== undefined) return judged
  // The device may have the question of an earlier attempt, whose version has other options.
  const earlier = await transaction
    .select(gradedColumns)
    .from(practiceReviews)
    .innerJoin(attempts, eq(attempts.id, practiceReviews.attemptId))
    .where(
      and(
        eq(practiceReviews.userId, userId),
        eq(practiceReviews.kind, 'question'),
        eq(practiceReviews.item, item),
        isNotNull(practiceReviews.attemptId),
      ),
    )
  for (const attempt of earlier) {
    const judgedThere = await judgementIn(attempt)
    if (judgedThere !== undefined) return judgedThere
  }
  return rejection(400, 'option_unknown')
}

/** What judging needs from outside the transaction. */
const loadFacts = async (context: Context, userId: string, answers: readonly Answer[], present: Date) => {
  const { database } = context
  const [ofBank, ofWords] = [itemsOf(answers, 'bank'), itemsOf(answers, 'word')]
  const needsPlan = ofBank.length + ofWords.length > 0
  const chosen = answers.filter(({ kind }) => kind === 'word').map(({ answer }) => answer)
  const bank = ofBank.length === 0 ? [] : await database.select().from(bankItems).where(inArray(bankItems.item, ofBank))
  const list =
    ofWords.length === 0
      ? []
      : await database
          .select({ id: words.id, korean: words.korean })
          .from(words)
          .where(inArray(words.id, [...ofWords, ...chosen]))
  const cards = await cardsOf(database, userId, itemsOf(answers, 'question'))
  return {
    hasPlan: needsPlan && (await hasActivePlan(database, userId, present)),
    periods: needsPlan ? await planPeriods(database, userId) : [],
    bank: new Map(bank.map((row) => [row.item, row.question])),
    /** Kinds of sounds that questions of the bank train. */
    soundOf: new Map(bank.flatMap(({ item, sound }) => (sound === null ? [] : [[item, sound] as const]))),
    words: new Map(list.map(({ id, korean }) => [id, korean])),
    revoked: cards.size === 0 ? new Set<string>() : await revokedAttempts(database, userId, present),
    versions: await loadVersions(context, [...cards.values()]),
  }
}

type Facts = Awaited<ReturnType<typeof loadFacts>>

/** Whether a plan covers an answer: now, or when it was given. */
const isCovered = ({ hasPlan, periods }: Facts, answeredAt: Date) =>
  hasPlan || periods.some((period) => covers(period, answeredAt))

const judgeBank = ({ bank }: Facts, { item, answer }: Answer): Judgement => {
  const question = bank.get(item)
  return question === undefined
    ? rejection(404, 'question_unknown')
    : (judgeOption(question, answer) ?? rejection(400, 'option_unknown'))
}

/** A kind of sounds is confused, never right: what is right is an answer to a question of the bank. */
const judgeSound = ({ item }: Answer): Judgement =>
  sounds.some((sound) => sound === item) ? false : rejection(404, 'question_unknown')

const judgeWord = (facts: Facts, { item, answer, mode }: Answer): Judgement => {
  const korean = facts.words.get(item)
  if (korean === undefined) return rejection(404, 'word_unknown')
  if (mode === undefined) return { status: 400, message: 'The answer does not say how the word was asked.' }
  if (mode === 'typing') return isSameWord(answer, korean)
  if (answer !== '' && !facts.words.has(answer)) return rejection(400, 'option_unknown')
  return answer === item
}

/** @param corrected - questions of cards whose keys were corrected, by item: a device may have the earlier key. */
const outcomeOf = (
  row: ReviewRow,
  { bank, hasPlan }: Facts,
  corrected: ReadonlyMap<string, Schemas['Question']>,
): Outcome => {
  const { id, kind, item } = row
  const { isRight, isExtra, dueOn } = row.firstOutcome ?? row
  if (kind !== 'bank') {
    const hasLeft = kind === 'question' && dueOn === null
    return {
      id,
      status: 200,
      isRight,
      isExtra,
      ...optionalProp('dueOn', dueOn ?? undefined),
      hasLeft,
      ...optionalProp('question', kind === 'question' ? corrected.get(item) : undefined),
    }
  }
  const question = hasPlan ? bank.get(item) : undefined
  return {
    id,
    status: 200,
    isRight,
    ...optionalProp('question', question && questionFor('practice', {}, question, mediaPath)),
  }
}

/**
 * Stores answers of practice, each by itself: a rejected one does not block the others. An id that is
 * stored already gets its first outcome.
 * @returns the outcomes, in the order of the answers.
 */
export const saveAnswers = async (
  context: Context,
  userId: string,
  answers: readonly Answer[],
  present: Date,
): Promise<Outcome[]> => {
  // Read before the transaction: the embedded database has one connection, which the transaction holds.
  const facts = await loadFacts(context, userId, answers, present)
  const stored = new Map<string, ReviewRow>()
  const rejected = new Map<number, Rejection>()
  const corrected = new Map<string, Schemas['Question']>()
  await context.database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    const [learner] = await transaction
      .select({ examDate: users.examDate, deletedAt: users.deletedAt })
      .from(users)
      .where(eq(users.id, userId))
    if (learner === undefined || learner.deletedAt !== null) throw new Refusal(401, say('not_authorized'))
    const ids = answers.map(({ id }) => id)
    const known = await transaction
      .select()
      .from(practiceReviews)
      .where(and(eq(practiceReviews.userId, userId), inArray(practiceReviews.id, ids)))
    for (const row of known) stored.set(row.id, row)
    const read = readIn(transaction, facts.versions)
    const cards = await cardsOf(transaction, userId, itemsOf(answers, 'question'))
    const judge = async (answer: Answer, answeredAt: Date): Promise<Judgement> => {
      if (answer.kind === 'sound') return judgeSound(answer)
      if (answer.kind !== 'question') {
        if (!isCovered(facts, answeredAt)) return rejection(403, 'practice_locked')
        return answer.kind === 'bank' ? judgeBank(facts, answer) : judgeWord(facts, answer)
      }
      const card = cards.get(answer.item)
      if (card === undefined) return rejection(404, 'card_unknown')
      if (facts.revoked.has(card.id)) return rejection(403, 'exam_locked')
      return judgeCard(transaction, read, userId, card, answer)
    }
    const times = answerTimes(
      answers.map(({ answeredAt }) => answeredAt),
      present,
    )
    const fresh = new Map<string, NewReview>()
    for (const [at, answer] of answers.entries()) {
      const { id, kind, item } = answer
      if (stored.has(id) || fresh.has(id)) continue
      const answeredAt = times[at] ?? present
      const judgement = await judge(answer, answeredAt)
      if (typeof judgement !== 'boolean') {
        rejected.set(at, judgement)
        continue
      }
      const day = dayOf(answeredAt, context.timeZone)
      fresh.set(id, {
        userId,
        id,
        kind,
        item,
        attemptId: null,
        answer: answer.answer,
        mode: answer.mode ?? null,
        isRight: judgement,
        answeredAt,
        receivedAt: present,
        day,
        longestInterval: longestIntervalOn(day, learner.examDate),
        dueOn: null,
      })
    }
    const examAhead = () => examAheadOf(learner, dayOf(present, context.timeZone))
    const ofKind = (kind: Answer['kind']) => [...fresh.values()].filter((row) => row.kind === kind)
    const ofBank = ofKind('bank').map((row): ReviewRow => ({ ...row, isExtra: false, firstOutcome: null }))
    if (ofBank.length > 0) await transaction.insert(practiceReviews).values(ofBank)
    const confused = await transaction
      .select({ item: practiceCards.item })
      .from(practiceCards)
      .where(and(eq(practiceCards.userId, userId), eq(practiceCards.kind, 'sound')))
    // An answer to a question of a kind of sounds is one to the card of this kind, which a wrong one makes.
    const ofSounds = ofKind('bank').flatMap((row): NewReview[] => {
      const sound = facts.soundOf.get(row.item)
      if (sound === undefined || (row.isRight && !confused.some(({ item }) => item === sound))) return []
      return [{ ...row, id: `${row.id}:${sound}`, kind: 'sound', item: sound, mode: null }]
    })
    const rows = [
      ...ofBank,
      ...(await changeCards(transaction, read, { kind: 'question', fresh: ofKind('question'), examAhead })),
      ...(await changeCards(transaction, read, { kind: 'word', fresh: ofKind('word'), examAhead })),
      ...(await changeCards(transaction, read, { kind: 'sound', fresh: [...ofKind('sound'), ...ofSounds], examAhead })),
    ]
    for (const row of rows) stored.set(row.id, row)
    for (const [item, { correctedOn, ...card }] of cards) {
      if (correctedOn === null || facts.revoked.has(card.id)) continue
      const exam = await gradedContent(read, card)
      const question = questionOf(exam, item)
      if (question !== undefined) corrected.set(item, questionFor('practice', exam, question, mediaPath))
    }
  })
  return answers.map(({ id }, at): Outcome => {
    const rejection = rejected.get(at)
    if (rejection !== undefined) return { id, ...rejection }
    const row = stored.get(id)
    if (row === undefined) throw new Error('An answer has no outcome.')
    return outcomeOf(row, facts, corrected)
  })
}

/** Whether an answer is right: the id of an option, or empty if the learner does not know it. Undefined if it is no option. */
export const judgeOption = ({ options }: Pick<StoredQuestion, 'options'>, answer: string): boolean | undefined => {
  if (answer === '') return false
  const chosen = options.find(({ id }) => id === answer)
  return chosen && chosen.correct === true
}

const written = (text: string) => text.normalize('NFC').replaceAll(/\s/gu, '')

/** Whether typed Korean is a word, however its syllables are composed and spaced. */
export const isSameWord = (typed: string, korean: string): boolean => written(typed) === written(korean)

/**
 * The times of answers that arrive together: those of the device, at the latest that of score report, which also replaces
 * one that cannot be. Answers that get the time of arrival keep their order, a millisecond apart.
 */
export const answerTimes = (sent: readonly string[], receivedAt: Date): Date[] => {
  const latest = receivedAt.getTime()
  const own = sent.map((text) => new Date(text).getTime())
  const isValid = (time: number) => time >= 0 && time < latest
  const replaced = own
    .map((time, at) => ({ time: Number.isNaN(time) ? latest : time, at }))
    .filter(({ at }) => !isValid(own[at] ?? Number.NaN))
    .toSorted((one, other) => one.time - other.time || one.at - other.at)
    .map(({ at }) => at)
  return own.map((time, at) => new Date(isValid(time) ? time : latest - (replaced.length - 1 - replaced.indexOf(at))))
}
