import { and, arrayContains, between, count, eq, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { topicIn } from '../../platform/db/exam-name'
import { presentOf } from '../../platform/db/present'
import { practiceReviews, studyMails, users } from '../../platform/db/schema'
import { queueMailsIn } from '../../platform/mail/mail-queue'
import type { MailMessage } from '../../platform/mail/mailer'
import { reminderMail, weekMail, type Week } from '../../platform/mail/messages'
import { attemptsOf } from '../attempts/repository'
import { practisedDays } from '../practice/bank-repository'
import { addDays, dayOf, daysBetween, type Day } from '../practice/days'
import { dueMails, type Due } from './rules'

/** Maximum number of learners per run and kind of mail. */
const ROUND = 50

type Sender = Pick<Context, 'database' | 'publicUrl' | 'timeZone'>

/** Days of practice or exams of a learner, answers of practice, and the latest result. */
const weekOf = async (
  database: Database,
  timeZone: string,
  { id, examDate, language }: Pick<Claimed, 'id' | 'examDate' | 'language'>,
  { today, monday }: Pick<Due, 'today' | 'monday'>,
): Promise<Week> => {
  const [first, last] = [addDays(monday, -7), addDays(monday, -1)]
  const results = await attemptsOf(database, id)
  const examDays = results.map(({ finishTime }) => dayOf(finishTime, timeZone))
  const days = new Set([
    ...(await practisedDays(database, id, first, last)),
    ...examDays.filter((day) => day >= first && day <= last),
  ])
  const { userId, day, attemptId, kind } = practiceReviews
  const answers = await database
    .select({ isWord: sql<boolean>`${kind} = 'word'`, answers: count() })
    .from(practiceReviews)
    .where(and(eq(userId, id), between(day, first, last), isNull(attemptId), ne(kind, 'sound')))
    .groupBy(sql`1`)
  const answersOf = (isWord: boolean) => answers.find((row) => row.isWord === isWord)?.answers ?? 0
  const [latest] = results
  const daysToExam = examDate === null ? 0 : daysBetween(today, examDate)
  return {
    days: days.size,
    questions: answersOf(false),
    words: answersOf(true),
    last: latest && { exam: topicIn(latest, language), score: latest.totalScore, possible: latest.totalPossibleMarks },
    daysToExam: daysToExam > 0 ? daysToExam : undefined,
  }
}

/** A learner to whom a mail is due. */
type Claimed = Awaited<ReturnType<typeof claim>>[number]

/** Claims learners to whom a mail is due, by storing its day: another server, or a later run, takes others. */
const claim = (transaction: Database, isDue: SQL | undefined, set: { weeklyOn: Day } | { remindedOn: Day }) => {
  const due = transaction
    .select({ userId: studyMails.userId })
    .from(studyMails)
    .innerJoin(users, eq(users.id, studyMails.userId))
    .where(and(isDue, eq(users.isVerified, true), eq(users.isActive, true), isNull(users.deletionAt)))
    .limit(ROUND)
    .for('update', { of: studyMails, skipLocked: true })
  return transaction
    .update(studyMails)
    .set(set)
    .from(users)
    .where(and(eq(users.id, studyMails.userId), inArray(studyMails.userId, due)))
    .returning({
      id: users.id,
      email: users.email,
      name: users.name,
      language: users.language,
      examDate: users.examDate,
      token: studyMails.token,
    })
}

/** Queues mails in the transaction that claims them, so that each learner gets one. */
const send = (
  { database }: Sender,
  isDue: SQL | undefined,
  set: { weeklyOn: Day } | { remindedOn: Day },
  mailFor: (transaction: Database, learner: Claimed) => Promise<MailMessage | undefined>,
) =>
  database.transaction(async (transaction) => {
    const mails: MailMessage[] = []
    for (const learner of await claim(transaction, isDue, set)) {
      const mail = await mailFor(transaction, learner)
      if (mail !== undefined) mails.push(mail)
    }
    await queueMailsIn(transaction, mails)
  })

/**
 * Queues the mails about practice that are due: on Monday morning the last week, and in the afternoon of a chosen day a
 * reminder, unless the learner has practised by then. Days are those of the learners. Safe to run on several servers at once.
 */
export const sendStudyMails = async (context: Sender): Promise<void> => {
  const { database, publicUrl, timeZone } = context
  const { today, monday, weekday, isWeekDue, isReminderDue } = dueMails(await presentOf(database), timeZone)
  if (isWeekDue) {
    const isDue = and(eq(studyMails.isWeekly, true), or(isNull(studyMails.weeklyOn), lt(studyMails.weeklyOn, monday)))
    await send(context, isDue, { weeklyOn: monday }, async (transaction, learner) =>
      weekMail(learner, await weekOf(transaction, timeZone, learner, { today, monday }), publicUrl, learner.token),
    )
  }
  if (isReminderDue) {
    const isDue = and(
      arrayContains(studyMails.reminderDays, [weekday]),
      or(isNull(studyMails.remindedOn), lt(studyMails.remindedOn, today)),
    )
    await send(context, isDue, { remindedOn: today }, async (transaction, learner) => {
      const practised = await practisedDays(transaction, learner.id, today, today)
      return practised.length > 0 ? undefined : reminderMail(learner, publicUrl, learner.token)
    })
  }
}
