import { generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import type { Schemas } from '@naru/api/types'
import type { Attempt } from '../attempts/attempt'
import { unrankedReason } from '../attempts/rules'

/** The signed facts of a result. Times as ISO 8601. */
export interface Statement {
  number: string
  attemptId: string
  examId: string
  topic: string
  version: number
  /** The learner's attempt number at this exam, from 1. */
  attempt: number
  totalScore: number
  totalPossibleMarks: number
  percentageScore: number
  /** By the learner's clock, as `timestamp`. */
  startTime: string
  timestamp: string
  /** When the result was received, by the server's clock. */
  receivedAt: string
  /** Seconds. */
  timeTaken: number
  /** Why the attempt is practice; null: it was ranked. */
  unrankedReason: Schemas['UnrankedReason'] | null
  /** When the score report was issued. */
  issuedAt: string
}

/** Crockford's base 32: without the letters that resemble digits. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Creates the number of a score report: 80 random bits, as `XXXX-XXXX-XXXX-XXXX`. */
export const newScoreReportNumber = (): string =>
  [...randomBytes(16)]
    .map((byte) => DIGITS.charAt(byte % 32))
    .join('')
    .replaceAll(/.{4}(?!$)/g, '$&-')

export const statementOf = (attempt: Attempt, topic: string, number: string, issuedAt: Date): Statement => ({
  number,
  attemptId: attempt.id,
  examId: attempt.examId,
  topic,
  version: attempt.examVersion,
  attempt: attempt.attempt,
  totalScore: attempt.totalScore,
  totalPossibleMarks: attempt.totalPossibleMarks,
  percentageScore: attempt.percentageScore,
  startTime: attempt.startTime.toISOString(),
  timestamp: attempt.finishTime.toISOString(),
  receivedAt: attempt.receivedAt.toISOString(),
  timeTaken: attempt.timeTaken,
  unrankedReason: unrankedReason(attempt) ?? null,
  issuedAt: issuedAt.toISOString(),
})

/** An Ed25519 key pair, as PEM. */
export interface KeyPair {
  privateKey: string
  publicKey: string
}

export const newKeyPair = (): KeyPair =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })

export interface Signed {
  /** A `Statement` as JSON. */
  statement: string
  /** Base64url. */
  signature: string
}

export const signStatement = (statement: Statement, { privateKey }: KeyPair): Signed => {
  const text = JSON.stringify(statement)
  return { statement: text, signature: sign(null, Buffer.from(text), privateKey).toString('base64url') }
}

const isSignedBy = ({ statement, signature }: Signed, publicKey: string) => {
  try {
    return verify(null, Buffer.from(statement), publicKey, Buffer.from(signature, 'base64url'))
  } catch {
    // The stored key is none.
    return false
  }
}

/** Reads a signed statement; undefined if the text, its signature or the key was altered. */
export const readStatement = (signed: Signed, publicKey: string): Statement | undefined =>
  isSignedBy(signed, publicKey) ? JSON.parse(signed.statement) : undefined
