import { optionalProp } from '@naru/exam-kit/content'
import type { Context } from '../../context'
import { countFromAddress } from '../../http/limits'
import type { HandlersOf, ReplyOf } from '../../http/operations'
import { say } from '../../http/messages'
import { Refusal } from '../../http/refusal'
import { accessFacts } from '../exams/repository'
import { isTakenBack } from '../exams/rules'
import { attemptById, finalAttempt } from '../results/repository'
import { issueReceipt, receiptByNumber, receiptOfAttempt, setNameShown, type StoredReceipt } from './repository'
import { readStatement } from './statement'

type ReceiptOperation = 'getReceipt' | 'setReceiptName' | 'checkReceipt'

/** Receipts of results, and their public verification. */
export const receiptHandlers = (context: Context): HandlersOf<ReceiptOperation> => {
  const { database, now, logSecurityEvent } = context

  /** Verifies a receipt, and compares it with the attempt as it is stored now. */
  const checkOf = async ({ receipt, publicKey, attempt, learner }: StoredReceipt): Promise<ReplyOf<'checkReceipt'>> => {
    const statement = readStatement(receipt, publicKey)
    const isOwn = receipt.attemptId === null || receipt.attemptId === statement?.attemptId
    if (statement?.number !== receipt.number || !isOwn) {
      logSecurityEvent('receipt altered', { subjectId: receipt.attemptId ?? undefined })
      return { state: 'altered' }
    }
    if (attempt === null) return { state: 'deleted' }
    const facts = await accessFacts(database, attempt.userId, attempt.examId)
    const moments = [attempt.reportedStart ?? attempt.startTime, attempt.receivedAt]
    if (facts !== undefined && isTakenBack(facts, ...moments)) return { state: 'withdrawn' }
    const { attemptId: _attempt, examId: _exam, unrankedReason, ...facing } = statement
    const { totalScore, percentageScore } = attempt
    const name = receipt.showsName ? `${learner?.name ?? ''} ${learner?.lName ?? ''}`.trim() : ''
    return {
      state: totalScore === statement.totalScore ? 'genuine' : 'corrected',
      receipt: {
        ...facing,
        ...optionalProp('unrankedReason', unrankedReason ?? undefined),
        keyNumber: receipt.keyNumber,
        publicKey,
        statement: receipt.statement,
        signature: receipt.signature,
      },
      ...(totalScore === statement.totalScore ? {} : { corrected: { totalScore, percentageScore } }),
      ...optionalProp('name', name === '' ? undefined : name),
    }
  }

  const answerFor = async (stored: StoredReceipt): Promise<ReplyOf<'getReceipt'>> => {
    const { number, showsName } = stored.receipt
    return { number, address: `${context.publicUrl}/verify/${number}`, showsName, check: await checkOf(stored) }
  }

  const ownAttempt = async (userId: string, id: string) => {
    const found = await attemptById(database, userId, id)
    if (found === undefined) throw new Refusal(404, say('attempt_unknown'))
    return found
  }

  return {
    getReceipt: async ({ user, path }) => {
      const { attempt, topic } = await ownAttempt(user.id, path.id)
      const final = await finalAttempt(database, attempt, now())
      return answerFor(await issueReceipt(database, final, topic, now()))
    },

    setReceiptName: async ({ user, path, body }) => {
      const { attempt } = await ownAttempt(user.id, path.id)
      await setNameShown(database, attempt.id, body.showsName)
      const stored = await receiptOfAttempt(database, attempt.id)
      if (stored === undefined) throw new Refusal(404, say('receipt_unknown'))
      return answerFor(stored)
    },

    checkReceipt: async ({ path, address }) => {
      await countFromAddress(context, 'receiptChecksFromAddress', address)
      const stored = await receiptByNumber(database, path.number)
      if (stored === undefined) throw new Refusal(404, say('receipt_unknown'))
      return checkOf(stored)
    },
  }
}
