import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { operations } from '@naru/api/types'
import type { SignedInUser } from '../modules/auth/signed-in-user'
import type { AccessFacts } from '../modules/exams/rules'
import { NOT_AUTHORIZED, Refusal } from './refusal'

/** The name of an operation of the contract. */
export type OperationId = keyof operations

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A field of anything; undefined where there is none. */
export const within = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined

/** The operation that a route answers, as its schema names it. */
export const operationOf = (schema: FastifySchema | undefined): unknown => within(schema, 'operationId')

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The body that the contract gives an operation; undefined for one without. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body } ? Json<Body> : undefined

/** What an operation answers with 200. */
export type ReplyOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Reply }
  ? Json<Reply>
  : never

type Part<Id extends OperationId, Name extends 'path' | 'query'> =
  operations[Id]['parameters'] extends Record<Name, infer Value> ? Value : undefined

/** One validated call of an operation. */
export interface Call<Id extends OperationId> {
  readonly body: BodyOf<Id>
  readonly path: Part<Id, 'path'>
  readonly query: Part<Id, 'query'>
  /** Who is logged in, if anybody. */
  readonly visitor: SignedInUser | undefined
  /** Who is logged in. Reading it without a session refuses the call with 401. */
  readonly user: SignedInUser
  /** What decides about the visitor and the exam, for an operation whose address names one; see `requireAccess`. */
  readonly facts: AccessFacts | undefined
  /** The session token the call came with, valid or not. */
  readonly token: string | undefined
  /** The address the call comes from; behind proxies of ours, the one that the outermost of them saw. */
  readonly address: string
  readonly reply: FastifyReply
}

/** Answers one operation, by its body or by a reply that it has sent itself (bytes made before, a status of its own). */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReplyOf<Id> | FastifyReply>

/** Handlers of some operations; a name that the contract does not know does not compile. */
export type HandlersOf<Ids extends OperationId> = { [Id in Ids]: Handler<Id> }

/** A handler for every operation of the contract; one too few does not compile. */
export type Handlers = HandlersOf<OperationId>

const callOf = (request: FastifyRequest, reply: FastifyReply) => ({
  body: request.body,
  path: request.params,
  query: request.query,
  visitor: request.visitor,
  get user() {
    if (request.visitor === undefined) throw new Refusal(401, NOT_AUTHORIZED)
    return request.visitor
  },
  facts: request.facts,
  token: request.sessionToken,
  address: request.ip,
  reply,
})

// Declared as a method, whose parameter is compared loosely: validation has made the call what the contract says by then.
interface Untyped {
  handler(call: ReturnType<typeof callOf>): Promise<unknown>
}

/** Finds the route handler of an operation by its name. */
export const resolveWith = (handlers: Handlers) => {
  const byName: ReadonlyMap<string, Untyped['handler']> = new Map(Object.entries(handlers))
  return (operationId: string) => {
    const handler = byName.get(operationId)
    if (handler === undefined) throw new Error(`No handler for the operation ${operationId}.`)
    return (request: FastifyRequest, reply: FastifyReply) => handler(callOf(request, reply))
  }
}
