import type { FastifyReply } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Schemas } from '@naru/api/types'

/** A paper as it goes over the wire, made once. */
export interface PaperBytes {
  plain: Buffer
  br: Buffer
  gzip: Buffer
  /** Names the exam, whichever coding it comes in: so it is a weak one. */
  etag: string
}

/** Half a second for the largest paper, once per version. */
const BROTLI_QUALITY = 9

/** Prints and compresses an exam. */
export const bytesOf = async (exam: Schemas['Exam']): Promise<PaperBytes> => {
  const plain = Buffer.from(JSON.stringify(exam))
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)])
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  return { plain, br, gzip: zipped, etag: `W/"${hash}"` }
}

/** The codings that a request accepts at all, of those that we have; the smaller first. */
export const codingFor = (accepted: string | undefined): 'br' | 'gzip' | undefined => {
  if (accepted === undefined) return undefined
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const
    }),
  )
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(accepts)
}

/** Whether a request already has what `etag` names. */
export const isKnown = (etag: string, wanted: string | undefined): boolean =>
  wanted !== undefined && wanted.split(',').some((part) => ['*', etag, etag.slice(2)].includes(part.trim()))

/** Sends a paper in the smallest form that the caller understands, or 304 where the caller has it. */
export const sendPaper = (reply: FastifyReply, bytes: PaperBytes): FastifyReply => {
  const { headers } = reply.request
  void reply.header('etag', bytes.etag).header('vary', 'accept-encoding')
  if (isKnown(bytes.etag, headers['if-none-match'])) return reply.code(304).send()
  const accepted = headers['accept-encoding']
  const coding = codingFor(typeof accepted === 'string' ? accepted : undefined)
  if (coding !== undefined) void reply.header('content-encoding', coding)
  return reply.type('application/json; charset=utf-8').send(coding === undefined ? bytes.plain : bytes[coding])
}
