import { mayDo, rights } from '@naru/api/rights'
import type { Schemas } from '@naru/api/types'
import { type Fields, folded, optionalProp, pathsOf, withoutIds, writtenPaper } from '@naru/exam-kit/content'
import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { appendEntry } from '../audit/record'
import { currentVersionOf } from '../exams/repository'
import { requireChangeable, requirePaper } from './access'
import { historyHandlers } from './history'
import { mediaFacts, mediaOfPaper, putPaperMedia, usableMedia } from './media'
import { quotaHandlers, requireWithinQuota } from './quotas'
import {
  copyTakes,
  editorsOf,
  newestRevision,
  papersOf,
  putPresence,
  putRevision,
  removePresence,
  summaryOfPaper,
} from './repository'
import { acceptDraft, mediaNamesIn, rightOfMove, stateAfter } from './rules'
import { mailAboutPaper } from './staff-mails'
import { requireRight } from '../user/rights'
import { nameOf } from '../user/rules'
import type { Context } from '../../platform/context'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { bankItems, exams, papers, users } from '../../platform/db/schema'
import { contains, foldedSql } from '../../platform/db/search-text'
import { withoutNulls } from '../../platform/db/without-nulls'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import type { SignedInUser } from '../../platform/http/signed-in-user'

/** The operations on papers that need none of their files. */
export const allPaperHandlers = (context: Context) => ({
  ...paperHandlers(context),
  ...ownerHandlers(context),
  ...quotaHandlers(context),
  ...historyHandlers(context),
  ...bankItemHandlers(context),
})

const ITEMS_PER_PAGE = 20

/** Questions of the practice bank, to insert into a paper. */
const bankItemHandlers = (context: Context): HandlersOf<'listBankItems'> => ({
  listBankItems: async ({ query: { page, unit, field, search = '' } }) => {
    const { database } = context
    const text = folded(search.trim())
    const where = and(
      bankItems.isActive,
      unit === undefined ? undefined : eq(bankItems.unit, unit),
      field === undefined ? undefined : eq(sql`${bankItems.question} #>> '{tags,field}'`, field),
      text === ''
        ? undefined
        : ilike(
            foldedSql(
              sql`concat_ws(' ', ${bankItems.question} ->> 'text', ${bankItems.question} ->> 'transcript', ${bankItems.question} ->> 'script', ${bankItems.question} ->> 'options')`,
            ),
            contains(text),
          ),
    )
    const rows = await database
      .select()
      .from(bankItems)
      .where(where)
      .orderBy(asc(bankItems.unit), asc(bankItems.item))
      .limit(ITEMS_PER_PAGE)
      .offset((page - 1) * ITEMS_PER_PAGE)
    const entries = []
    for (const { item, unit: of, question: stored } of rows) {
      const { number: _number, ...question } = withoutIds(stored)
      entries.push({ item, unit: of, question, media: await mediaFacts(context, pathsOf({ questions: [stored] })) })
    }
    return { entries, page, pageSize: ITEMS_PER_PAGE, total: await database.$count(bankItems, where) }
  },
})

const ownerHandlers = ({ database }: Context): HandlersOf<'givePaper' | 'listWriters'> => ({
  listWriters: async () => {
    const { id, name, lName, email, role, isActive } = users
    const rows = await database
      .select({ id, name, lName, email, role })
      .from(users)
      .where(and(inArray(role, [...rights['papers.write']]), eq(isActive, true)))
      .orderBy(asc(name), asc(lName), asc(email))
    return rows.flatMap((row) =>
      row.role === 'learner' ? [] : [{ id: row.id, name: nameOf(row), email: row.email, role: row.role }],
    )
  },

  givePaper: async ({ user, path: { id }, body: { from, to }, change }) => {
    await change(id, async (transaction) => {
      const { ownerId } = await requirePaper(transaction, user, id, true)
      // A repeated request whose answer was lost.
      if (ownerId === to) return
      if (ownerId !== from) throw new Refusal(409, say('paper_owner_changed'))
      // Locked, so that nobody takes the role away meanwhile.
      const [next] = await transaction
        .select({ role: users.role, isActive: users.isActive })
        .from(users)
        .where(eq(users.id, to))
        .for('share')
      if (next === undefined) throw new Refusal(404, say('user_unknown'))
      if (!next.isActive || !mayDo(next.role, 'papers.write')) throw new Refusal(409, say('owner_not_writer'))
      await transaction.update(papers).set({ ownerId: to }).where(eq(papers.id, id))
    })
    return summaryOfPaper(database, id)
  },
})

const accepted = (id: string, sent: unknown): Fields => {
  const checked = acceptDraft(id, sent)
  if ('refusal' in checked) throw new Refusal(checked.refusal.code === 'draft_too_large' ? 413 : 400, checked.refusal)
  return checked.draft
}

interface Beginning {
  draft: Fields
  /** The version of the exam that is taken over. */
  version?: number
  /** Files of the paper that is copied. */
  files?: string[]
  /** The paper whose recordings are copied. */
  takesOf?: string
}

const beginningOf = async (
  database: Database,
  user: SignedInUser,
  { id, topic, from }: Schemas['CreatePaperRequest'],
): Promise<Beginning> => {
  if (from?.paper !== undefined) {
    const paper = await requirePaper(database, user, from.paper)
    const { draft } = await newestRevision(database, paper)
    return { draft: { ...draft, topic }, files: await mediaOfPaper(database, paper.id), takesOf: paper.id }
  }
  if (from?.exam !== undefined) {
    requireRight(user, 'papers.writeAll')
    const current = await currentVersionOf(database, from.exam)
    if (current === undefined) throw new Refusal(404, say('exam_unknown'))
    const draft = { ...writtenPaper(current.content), id }
    return from.exam === id ? { draft, version: current.version } : { draft: { ...draft, topic } }
  }
  return { draft: { topic, description: '', duration: '', guidelines: [], questions: [] } }
}

const paperHandlers = (
  context: Context,
): HandlersOf<
  'listPapers' | 'createPaper' | 'getPaper' | 'savePaper' | 'deletePaper' | 'setPaperState' | 'touchPaper'
> => {
  const { database } = context

  const paperFor = async (user: SignedInUser, id: string): Promise<Schemas['DeskPaper']> => {
    const paper = await requirePaper(database, user, id)
    const { draft, savedAt } = await newestRevision(database, paper)
    const { owner } = await summaryOfPaper(database, id)
    const { publishedVersion, publishedRevision, note } = paper
    const names = await usableMedia(database, user, mediaNamesIn(draft))
    return {
      id,
      state: paper.state,
      revision: paper.revision,
      savedAt: savedAt.toISOString(),
      draft,
      owner,
      ...withoutNulls({ publishedVersion, publishedRevision, note }),
      media: await mediaFacts(context, [...names].toSorted()),
      editors: await editorsOf(database, id, user.id),
      rights: { publish: mayDo(user.role, 'papers.publish') },
    }
  }

  return {
    listPapers: async ({ user }) => papersOf(database, user),

    createPaper: async ({ user, body, change }) => {
      const { id } = body
      await change(id, async (transaction) => {
        const { draft, version, files = [], takesOf } = await beginningOf(transaction, user, body)
        const [exam] = await transaction.select({ id: exams.id }).from(exams).where(eq(exams.id, id))
        if (exam !== undefined && version === undefined) throw new Refusal(409, say('paper_id_taken'))
        const isTakenOver = version !== undefined
        const coverage = { reading: 0, listening: 0, fields: [], units: [], sectors: [] }
        const [created] = await transaction
          .insert(papers)
          .values({
            id,
            ownerId: user.id,
            state: isTakenOver ? 'published' : 'draft',
            revision: 0,
            topic: '',
            summary: { questions: 0, faults: 0, coverage },
            isImported: isTakenOver,
            createdAt: databaseNow,
            updatedAt: databaseNow,
            ...(isTakenOver ? { publishedVersion: version, publishedRevision: 1 } : {}),
          })
          .onConflictDoNothing()
          .returning({ id: papers.id, revision: papers.revision })
        if (created === undefined) throw new Refusal(409, say('paper_id_taken'))
        await requireWithinQuota(transaction, context, 'papers', user.id)
        await putPaperMedia(transaction, id, files, false)
        if (takesOf !== undefined) await copyTakes(transaction, takesOf, id)
        const reason = isTakenOver ? 'import' : 'create'
        await putRevision(transaction, user, created, {
          draft: accepted(id, draft),
          authorId: user.id,
          reason,
          ...optionalProp('version', version),
        })
      })
      return paperFor(user, id)
    },

    getPaper: ({ user, path }) => paperFor(user, path.id),

    savePaper: async ({ user, path: { id }, body, change, reply }) => {
      const draft = accepted(id, body.draft)
      const outcome = await change(id, async (transaction) => {
        const paper = await requirePaper(transaction, user, id, true)
        const newest = await newestRevision(transaction, paper)
        await putPresence(transaction, id, user.id, body.tab)
        // Also a repeated request, whose answer was lost.
        if (isDeepStrictEqual(newest.draft, draft)) return { saved: newest }
        requireChangeable(paper, user)
        if (body.revision !== paper.revision) {
          await appendEntry(transaction, { actor: user.id, action: 'getPaper', subject: { kind: 'paper', id } })
          return { newest }
        }
        const reason = body.reason ?? 'edit'
        const restoredFrom = reason === 'restore' ? body.restoredFrom : undefined
        return {
          saved: await putRevision(transaction, user, paper, { draft, authorId: user.id, reason, restoredFrom }),
        }
      })
      if ('newest' in outcome) {
        const { revision, draft: current, author, savedAt } = outcome.newest
        return reply.code(409).send({
          success: false,
          ...say('paper_changed'),
          current: { revision, draft: current, author, savedAt: savedAt.toISOString() },
        } satisfies Omit<Schemas['PaperConflict'], 'code'>)
      }
      const { revision, savedAt } = outcome.saved
      return { revision, savedAt: savedAt.toISOString(), editors: await editorsOf(database, id, user.id) }
    },

    deletePaper: async ({ user, path: { id }, change }) => {
      await change(id, async (transaction) => {
        const paper = await requirePaper(transaction, user, id, true)
        if (paper.publishedVersion !== null) throw new Refusal(409, say('paper_published'))
        await transaction.delete(papers).where(eq(papers.id, id))
      })
      return { success: true, message: 'The paper was deleted.' }
    },

    setPaperState: async ({ user, path: { id }, body: { state, revision, note }, change }) => {
      await change(id, async (transaction) => {
        const paper = await requirePaper(transaction, user, id, true)
        const right = rightOfMove(paper.state, state)
        if (right === undefined || paper.revision !== revision) throw new Refusal(409, say('paper_state'))
        requireRight(user, right)
        const text = note?.trim().normalize('NFC') ?? ''
        const [exam] = await transaction.select({ isWithdrawn: exams.isWithdrawn }).from(exams).where(eq(exams.id, id))
        await transaction
          .update(papers)
          .set({
            state: stateAfter(paper, state, exam?.isWithdrawn ?? false),
            note: state === 'draft' && text !== '' ? text : null,
            updatedAt: databaseNow,
          })
          .where(eq(papers.id, id))
        const facts = { paper, user, site: context.publicUrl }
        if (state === 'in_review') await mailAboutPaper(transaction, facts, { kind: 'reviewAsked' })
        if (paper.state === 'in_review' && state === 'draft')
          await mailAboutPaper(transaction, facts, { kind: 'givenBack', note: text })
        if (right === 'papers.publish') {
          const isWithdrawn = state === 'withdrawn'
          await transaction.update(exams).set({ isWithdrawn }).where(eq(exams.id, id))
        }
      })
      return summaryOfPaper(database, id)
    },

    touchPaper: async ({ user, path: { id }, body: { tab, isClosed = false } }) => {
      const { revision, state, note } = await requirePaper(database, user, id)
      await (isClosed ? removePresence : putPresence)(database, id, user.id, tab)
      const editors = await editorsOf(database, id, user.id)
      return { revision, state, ...withoutNulls({ note }), editors }
    },
  }
}
