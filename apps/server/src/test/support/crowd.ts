import type { Database } from '../../platform/db/database'
import { attempts, leaderboardEntries, users } from '../../platform/db/schema'
import { newId } from '../../platform/ids'
import type { StoredPaper, ExamAnswers } from '@naru/exam-kit/content'
import type { NewAttempt } from '../../modules/attempts/attempt'
import { contentOfVersion } from '../../modules/exams/repository'
import { countsOnLeaderboard, grade } from '../../modules/attempts/rules'

export interface CrowdAttempt {
  answers: ExamAnswers
  /** @default a ranked first attempt of a verified learner without extra time */
  attempt?: number
  isLate?: boolean
  timeFactor?: number
  isVerified?: boolean
  version?: number
}

/** Stores attempts at an exam of new learners, as the server stores them; returns the learners' ids. */
export const storeCrowd = async (
  database: Database,
  examId: string,
  crowd: readonly CrowdAttempt[],
  at: Date,
): Promise<string[]> => {
  const ids: string[] = []
  const contents = new Map<number, StoredPaper>()
  const rows = { users: [] as (typeof users.$inferInsert)[], attempts: [] as (typeof attempts.$inferInsert)[] }
  const entries: (typeof leaderboardEntries.$inferInsert)[] = []
  for (const { answers, attempt = 1, isLate = false, timeFactor = 1, isVerified = true, version = 1 } of crowd) {
    const content = contents.get(version) ?? (await contentOfVersion(database, examId, version))
    if (content === undefined) throw new Error(`There is no version ${version}.`)
    contents.set(version, content)
    const userId = newId()
    ids.push(userId)
    const person = { name: 'One', lName: 'of many', phone: '', role: 'learner' as const }
    rows.users.push({
      id: userId,
      email: `${userId}@naru.test`,
      passwordHash: '',
      ...person,
      isVerified,
      createdAt: at,
    })
    const { totalScore, totalPossibleMarks, percentageScore } = grade(content, answers)
    const facts = { attempt, isLate, isAutomatic: false, hasEvidence: true, isTimePlausible: true, reportedStart: at }
    rows.attempts.push({
      id: newId(),
      userId,
      examId,
      examVersion: version,
      answers,
      totalScore,
      totalPossibleMarks,
      percentageScore,
      startTime: at,
      finishTime: at,
      receivedAt: at,
      timeTaken: 300,
      timeFactor,
      ...facts,
    })
    if (!countsOnLeaderboard(facts)) continue
    const score = { totalScore, percentageScore, timeTaken: 300, submittedAt: at }
    entries.push({ examId, userId, ...score, isExtraTime: timeFactor !== 1, timeFactor })
  }
  await database.transaction(async (transaction) => {
    await transaction.insert(users).values(rows.users)
    await transaction.insert(attempts).values(rows.attempts)
    if (entries.length > 0) await transaction.insert(leaderboardEntries).values(entries)
  })
  return ids
}

/** A graded attempt at the first version of `mini`. */
export const newAttempt = (userId: string, changes: Partial<NewAttempt> = {}): NewAttempt => ({
  userId,
  examId: 'mini',
  examVersion: 1,
  answers: { 'a question': '과일' },
  totalScore: 15,
  totalPossibleMarks: 20,
  percentageScore: 75,
  startTime: new Date('2026-03-01T08:00:00.123Z'),
  finishTime: new Date('2026-03-01T08:05:00Z'),
  receivedAt: new Date('2026-03-01T08:05:01Z'),
  timeTaken: 300,
  isTimePlausible: true,
  isLate: false,
  isAutomatic: false,
  timeFactor: 1,
  keyVersion: null,
  hasEvidence: true,
  reportedStart: null,
  reportedFinish: null,
  reviewedAt: null,
  fairPlay: null,
  trail: null,
  ...changes,
})
