import type { FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '@naru/api/operations'
import type { AuditSubject, Endpoint, OperationId, operations } from '@naru/api/types'
import type { Readable } from 'node:stream'
import type { Context } from '../context'
import type { Database } from '../db/database'
import type { AuthSession, SignedInUser } from './signed-in-user'
import { countRequest } from './limits'
import { say } from './messages'
import { Refusal } from './refusal'

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A field of any value; undefined if there is none. */
export const within = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined

const byId: ReadonlyMap<unknown, Endpoint> = new Map(Object.entries(endpoints))

/** What the contract says of an operation; undefined: it has none with this id. */
export const endpointOf = (operationId: unknown): Endpoint | undefined => byId.get(operationId)

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined

export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body } ? Json<Body> : undefined

export type ReplyOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Reply }
  ? Json<Reply>
  : never

type Part<Id extends OperationId, Name extends 'path' | 'query'> =
  operations[Id]['parameters'] extends Record<Name, infer Value>
    ? Value
    : NonNullable<operations[Id]['parameters'][Name]>

/**
 * Makes a change by the staff in one transaction, and records it in the audit log there.
 * @param id - of what is changed, added or deleted.
 */
export type Change = <Result>(id: string, work: (transaction: Database) => Promise<Result>) => Promise<Result>

interface AnyCall<Id extends OperationId> {
  readonly body: BodyOf<Id>
  readonly path: Part<Id, 'path'>
  readonly query: Part<Id, 'query'>
  readonly visitor: SignedInUser | undefined
  readonly headers: FastifyRequest['headers']
  /** The session token of the request, valid or not. */
  readonly token: string | undefined
  /** The client's IP address; behind our proxies, the one that the outermost proxy saw. */
  readonly address: string
  readonly reply: FastifyReply
}

interface CallOfUser {
  readonly user: SignedInUser
  /** The present by the database's clock, the same for all servers. */
  readonly present: Date
  readonly session: AuthSession
}

interface CallAboutExam {
  /** Access facts of the user for the exam in the address, which the hooks of `modules/auth` load; undefined if there is none with this id. */
  readonly facts: FastifyRequest['facts']
}

interface CallWithChange {
  /** A handler whose operation is recorded as a change must use it. */
  readonly change: Change
}

type IfSaid<Id extends OperationId, Fact, Part> = (typeof endpoints)[Id] extends Fact ? Part : unknown

/** A request as the handler of its operation receives it: what depends on the contract's words is there only if it says them. */
export type Call<Id extends OperationId> = AnyCall<Id> &
  IfSaid<Id, { needsLogin: true }, CallOfUser> &
  IfSaid<Id, { exam: string }, CallAboutExam> &
  IfSaid<Id, { audit: { change: AuditSubject } }, CallWithChange>

/**
 * Handles one operation; returns its body, also as a stream of JSON, or the reply it has sent itself (pre-serialized bytes, its own
 * status). What is a view in the audit log is returned, so that its entry is stored before it is sent.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReplyOf<Id> | Readable | FastifyReply>

/** Handlers of some operations; an unknown operation id does not compile. */
export type HandlersOf<Ids extends OperationId> = { [Id in Ids]: Handler<Id> }

/** A handler for every operation of the contract; a missing one does not compile. */
export type Handlers = HandlersOf<OperationId>

const callOf = (request: FastifyRequest, reply: FastifyReply) => ({
  body: request.body,
  path: request.params,
  query: request.query,
  visitor: request.visitor,
  get user() {
    if (request.visitor === undefined) throw new Refusal(401, say('not_authorized'))
    return request.visitor
  },
  get present() {
    if (request.present === undefined) throw new Refusal(401, say('not_authorized'))
    return request.present
  },
  get session() {
    if (request.authSession === undefined) throw new Refusal(401, say('not_authorized'))
    return request.authSession
  },
  facts: request.facts,
  headers: request.headers,
  token: request.sessionToken,
  address: request.ip,
  reply,
})

type UntypedCall = ReturnType<typeof callOf>

type SaidParts = CallOfUser & CallAboutExam & CallWithChange

// A method, whose parameter is checked bivariantly: validation has given the request the type of the contract.
interface Untyped {
  handler(call: Omit<UntypedCall, keyof SaidParts> & Partial<SaidParts>): Promise<unknown>
}

/** Runs the handler of an operation, and records what admins do. */
export type Auditor = (
  operationId: string,
  audit: Endpoint['audit'],
  call: UntypedCall,
  handler: Untyped['handler'],
) => Promise<unknown>

/** Finds the route handler of an operation by its id. It counts a request before anything else. */
export const resolveWith = (handlers: Handlers, auditor: Auditor, context: Context) => {
  const byName: ReadonlyMap<string, Untyped['handler']> = new Map(Object.entries(handlers))
  return (operationId: string) => {
    const handler = byName.get(operationId)
    const endpoint = endpointOf(operationId)
    if (handler === undefined || endpoint === undefined)
      throw new Error(`There is no operation ${operationId}: run \`npm run api:generate\`.`)
    const { audit, limit } = endpoint
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (limit !== undefined) await countRequest(context, limit, request)
      return auditor(operationId, audit, callOf(request, reply), handler)
    }
  }
}
