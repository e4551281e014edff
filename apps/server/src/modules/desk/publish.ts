import { and, eq, inArray } from 'drizzle-orm'
import type { Schemas } from '@naru/api/types'
import { optionalProp, pathsOf, type Fault, type TimeBudget } from '@naru/exam-kit/content'
import { previewRegrading, regrade } from '../regrade/regrade'
import type { Context } from '../../platform/context'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { exams, media, paperRevisions, papers, planExams, pricePlans } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { putExamVersion, type WrittenExam } from '../../import/put-exam-version'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { fetchFiles, lockMedia } from '../media/store'
import { inWorker } from '../../worker/in-worker'
import type { Queue } from '../../worker/queue'
import { requirePaper, type PaperRow } from '../papers/access'
import { picturesWithoutAlt, spokenLinesOf, usableMedia } from '../papers/media'
import { mailAboutPaper } from '../papers/staff-mails'
import { warningsOf } from './publish-rules'
import { newestRevision } from '../papers/repository'
import { checkDraft, mediaNamesIn } from '../papers/rules'

interface CheckedPaper {
  faults: Fault[]
  warnings: Fault[]
  budgets: TimeBudget[]
  /** Undefined: it has faults. */
  written: WrittenExam | undefined
}

const isOfferedExam = async (database: Database, examId: string) => {
  const plans = await database
    .select({ id: pricePlans.id })
    .from(planExams)
    .innerJoin(pricePlans, eq(pricePlans.id, planExams.planId))
    .where(and(eq(planExams.examId, examId), eq(pricePlans.isOffered, true)))
    .limit(1)
  return plans.length > 0
}

const versionOf = async (database: Database, examId: string) => {
  const [exam] = await database.select({ version: exams.version }).from(exams).where(eq(exams.id, examId))
  return exam?.version
}

export const publishHandlers = (context: Context, queue: Queue): HandlersOf<'publishPaper' | 'regradePaper'> => {
  const { database, mediaFolder, timeZone } = context

  /** Runs all checks of the import on the newest draft. Outside of a transaction: files are read. */
  const check = async (user: SignedInUser, paper: PaperRow): Promise<CheckedPaper> => {
    const { draft } = await newestRevision(database, paper)
    const files = await usableMedia(database, user, mediaNamesIn(draft))
    const { exam, faults } = checkDraft(paper.id, draft, files)
    if (exam === undefined) return { faults, warnings: [], budgets: [], written: undefined }
    await fetchFiles(context, files)
    const ofMedia = await queue(() => inWorker('checkPaperFiles', { exam, mediaFolder, files }))
    const all = [...faults, ...ofMedia.faults]
    const version = await versionOf(database, paper.id)
    const warnings = warningsOf(exam, ofMedia.budgets, {
      isOffered: await isOfferedExam(database, paper.id),
      isNewer: paper.publishedVersion !== null && version !== undefined && version > paper.publishedVersion,
      says: await spokenLinesOf(database, pathsOf(exam)),
      withoutAlt: await picturesWithoutAlt(database, pathsOf(exam)),
    })
    if (all.length > 0) return { faults: all, warnings, budgets: ofMedia.budgets, written: undefined }
    const names = pathsOf(exam)
    const rows = names.length === 0 ? [] : await database.select().from(media).where(inArray(media.name, names))
    return { faults: [], warnings, budgets: ofMedia.budgets, written: { paper: exam, files: rows } }
  }

  /** Publishes the checked revision in the caller's transaction. */
  const put = async (transaction: Database, user: SignedInUser, { id, revision }: PaperRow, written: WrittenExam) => {
    await lockMedia(transaction)
    const paper = await requirePaper(transaction, user, id, true)
    if (paper.revision !== revision) throw new Refusal(409, say('paper_state'))
    if (paper.publishedVersion === null && (await versionOf(transaction, id)) !== undefined)
      throw new Refusal(409, say('paper_id_taken'))
    const now = context.now()
    const report = await putExamVersion({ database: transaction, now }, written)
    await transaction.update(exams).set({ isWithdrawn: false }).where(eq(exams.id, id))
    await transaction
      .update(papers)
      .set({
        state: 'published',
        note: null,
        publishedVersion: report.version,
        publishedRevision: revision,
        updatedAt: databaseNow,
      })
      .where(eq(papers.id, id))
    await transaction
      .update(paperRevisions)
      .set({ reason: 'publish', version: report.version })
      .where(and(eq(paperRevisions.paperId, id), eq(paperRevisions.revision, revision)))
    await mailAboutPaper(transaction, { paper, user, site: context.publicUrl }, { kind: 'published' })
    return report
  }

  return {
    publishPaper: async ({ user, path: { id }, body: { revision, isDry }, change }) => {
      const paper = await requirePaper(database, user, id)
      if (paper.revision !== revision) throw new Refusal(409, say('paper_state'))
      const { written, ...checked } = await check(user, paper)
      return change(id, async (transaction): Promise<Schemas['PublishReport']> => {
        if (written === undefined) {
          const version = (await versionOf(transaction, id)) ?? 0
          return { isPublished: false, ...checked, version: version + 1, running: 0, graded: 0 }
        }
        const now = context.now()
        const { version, difference, running, graded } = isDry
          ? await putExamVersion({ database: transaction, now, isDry }, written)
          : await put(transaction, user, paper, written)
        return { isPublished: !isDry, ...checked, ...optionalProp('difference', difference), version, running, graded }
      })
    },

    regradePaper: async ({ user, path: { id }, body: { isDry } }) => {
      await requirePaper(database, user, id)
      const regrading = await (isDry
        ? previewRegrading(context, id)
        : regrade({ database, publicUrl: context.publicUrl, timeZone, actor: user.id }, id))
      if (regrading === undefined) throw new Refusal(404, say('exam_unknown'))
      const { version, attempts, marks, ranks } = regrading
      return {
        version,
        attempts,
        marks: marks.map(({ attemptId, name, attempt, before, after, possible }) => ({
          attemptId,
          learner: name,
          attempt,
          before,
          after,
          possible,
        })),
        ranks: ranks.map(({ name, leaderboard, before, after }) => ({ learner: name, leaderboard, before, after })),
      }
    },
  }
}
