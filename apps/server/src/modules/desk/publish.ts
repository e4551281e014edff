import type { Schemas } from '@naru/api/types'
import { saysOtherLines, type SpokenLine } from '@naru/exam-authoring/recorder/rules'
import {
  budgetLine,
  type Fault,
  keyPositionFaults,
  optionalProp,
  type Paper,
  type PaperGroup,
  type PaperQuestion,
  pathsOf,
  type TimeBudget,
  transcriptOf,
} from '@naru/exam-kit/content'
import { thresholdAdvice } from '@naru/exam-kit/internal/engine'
import { and, eq, inArray } from 'drizzle-orm'
import { putExamVersion, type WrittenExam } from '../../import/put-exam-version'
import { examHead } from '../exams/repository'
import { fetchFiles, lockMedia } from '../media/store'
import { type PaperRow, requirePaper } from '../papers/access'
import { picturesWithoutAlt, spokenLinesOf, usableMedia } from '../papers/media'
import { newestRevision } from '../papers/repository'
import { checkDraft, mediaNamesIn } from '../papers/rules'
import { mailAboutPaper } from '../papers/staff-mails'
import { previewRegrading, regrade } from '../regrade/regrade'
import type { Context } from '../../platform/context'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { exams, media, paperRevisions, papers, planExams, pricePlans } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { inWorker } from '../../worker/in-worker'
import type { Queue } from '../../worker/queue'

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
    const version = (await examHead(database, paper.id))?.version
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
    if (paper.publishedVersion === null && (await examHead(transaction, id)) !== undefined)
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
          const version = (await examHead(transaction, id))?.version ?? 0
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

interface ExamFacts {
  /** Whether a plan on offer unlocks it. */
  isOffered: boolean
  /** Whether a version was imported since the paper was published or taken over. */
  isNewer: boolean
  /** Pictures of the library without alternative text. */
  withoutAlt: ReadonlySet<string>
  /** What clips say that were assembled of takes, by media name. */
  says: ReadonlyMap<string, readonly SpokenLine[]>
}

/** Warns of a verdict that no learner can get. */
const unreachable = ({ id, questions, verdictThresholds }: Paper): Fault[] => {
  const { possible, areReachable } = thresholdAdvice(questions.length, verdictThresholds)
  const message = `has limits of the verdict that nobody can reach: it has at most ${possible} marks.`
  return areReachable ? [] : [{ file: id, field: 'verdictThresholds', message }]
}

/** What the author should look at before publishing, though it prevents nothing. */
export const warningsOf = (
  exam: Paper,
  budgets: readonly TimeBudget[],
  { isOffered, isNewer, withoutAlt, says }: ExamFacts,
): Fault[] => {
  const file = exam.id
  const lacksAlt = (photo: string | undefined) => photo !== undefined && withoutAlt.has(photo)
  const noAlt = 'has a picture without alternative text.'
  const ofGroups = (exam.groups ?? []).flatMap(({ id, photo }, index): Fault[] =>
    lacksAlt(photo) ? [{ file, field: `groups.${index}.photo`, message: `group '${id}' ${noAlt}` }] : [],
  )
  const otherLines = 'has a recording that says another number, instruction or script.'
  const isOld = (holder: PaperGroup | PaperQuestion, numbers: readonly number[], text: string | undefined) => {
    const said = says.get(holder.audio ?? '')
    return said !== undefined && saysOtherLines(holder, { numbers, text }, said)
  }
  const ofGroupClips = (exam.groups ?? []).flatMap((group, index): Fault[] => {
    const members = exam.questions.filter((question) => question.group === group.id)
    const numbers = members.map(({ number }) => number)
    if (!isOld(group, numbers, group.text ?? members[0]?.text)) return []
    return [{ file, field: `groups.${index}.audio`, message: `group '${group.id}' ${otherLines}` }]
  })
  const groups = new Map(exam.groups?.map((group) => [group.id, group]))
  const ofQuestions = exam.questions.flatMap((question, index) => {
    const warning = (field: string, message: string): Fault => ({
      file,
      question: question.number,
      field: `questions.${index}.${field}`,
      message,
    })
    const heard = groups.get(question.group ?? '') ?? question
    const isSpoken = question.options.every(({ spoken }) => spoken !== undefined)
    const lacksTranscript = question.type === 'listening' && transcriptOf(heard) === undefined && !isSpoken
    const pictures = [
      ...(lacksAlt(question.photo) ? ['photo'] : []),
      ...question.options.flatMap(({ photo }, at) => (lacksAlt(photo) ? [`options.${at}.photo`] : [])),
    ]
    return [
      ...(isOld(question, [question.number], question.text) ? [warning('audio', otherLines)] : []),
      ...pictures.map((field) => warning(field, noAlt)),
      ...(question.tags === undefined ? [warning('tags', 'has no tags.')] : []),
      ...(question.explanation === undefined ? [warning('explanation', 'has no explanation.')] : []),
      ...(lacksTranscript ? [warning('script', 'has neither script nor transcript of its clip.')] : []),
    ]
  })
  return [
    ...(isNewer ? [{ file, message: 'replaces a version that was imported since the paper was published.' }] : []),
    ...(isOffered ? [] : [{ file, message: 'is in no plan on offer, so that nobody can take it yet.' }]),
    ...budgets
      .map(budgetLine)
      .filter((line) => line.includes('warning'))
      .map((message) => ({ file, message: `${message}.` })),
    ...unreachable(exam),
    ...keyPositionFaults(exam).map((message) => ({ file, field: 'questions', message })),
    ...ofGroups,
    ...ofGroupClips,
    ...ofQuestions,
  ]
}
