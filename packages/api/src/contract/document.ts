/// <reference types="node" />
import { readFileSync } from 'node:fs'
import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import type { SuccessBody } from '../msw/bodies'
import { endpoints, operationIds } from '../operations'
import type { OperationId } from '../types'

interface Reference {
  $ref: string
}
interface JsonContent {
  content: { 'application/json': unknown }
}
interface Operation {
  operationId: string
  'x-naru-extension'?: true
  security?: unknown[]
  requestBody?: JsonContent
  responses: Record<string, JsonContent | Reference>
}

/** The part of `openapi.yaml` that the checks read. */
export interface OpenApiDocument {
  paths: Record<string, Partial<Record<'get' | 'post' | 'patch' | 'put' | 'delete', Operation>>>
}

/** The contract, as it stands in the repository. */
export const openApiDocument: OpenApiDocument = parse(
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'),
)

/** An operation of the document, with its method and path. */
export interface DocumentedOperation {
  id: string
  method: string
  path: string
  isExtension: boolean
  isProtected: boolean
  hasBody: boolean
  /** The documented statuses: '200', '401', '4XX' … */
  statuses: string[]
}

/** Every operation of the document. */
export const documentedOperations: DocumentedOperation[] = Object.entries(openApiDocument.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method,
      path,
      isExtension: operation['x-naru-extension'] === true,
      isProtected: (operation.security ?? []).length > 0,
      hasBody: operation.requestBody !== undefined,
      statuses: Object.keys(operation.responses),
    })),
)

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema(openApiDocument, 'openapi')

const escape = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const schemaAt = (...parts: string[]): ValidateFunction =>
  ajv.compile({ $ref: `openapi#/${[...parts, 'content', 'application/json', 'schema'].map(escape).join('/')}` })

function operationOf(id: OperationId): { parts: string[]; operation: Operation } {
  const { method, path } = endpoints[id]
  const operation = openApiDocument.paths[path]?.[method]
  if (operation?.operationId !== id) throw new Error(`openapi.yaml has no operation ${id} at ${method} ${path}`)
  return { parts: ['paths', path, method], operation }
}

const validators = new Map(
  operationIds.map((id) => {
    const { parts, operation } = operationOf(id)
    const responses = Object.entries(operation.responses).map(([status, response]) => {
      const place = '$ref' in response ? response.$ref.slice('#/'.length).split('/') : [...parts, 'responses', status]
      return [status, schemaAt(...place)] as const
    })
    const request = operation.requestBody && schemaAt(...parts, 'requestBody')
    return [id, { request, responses: new Map(responses) }] as const
  }),
)

const faultsOf = (validate: ValidateFunction, value: unknown) =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '(body)'} ${message ?? ''}`)

/** What is wrong with a request body; nothing when it is as documented. */
export function requestFaults(id: OperationId, body: unknown): string[] {
  const validate = validators.get(id)?.request
  if (!validate) return body === undefined ? [] : [`${id} takes no body`]
  return faultsOf(validate, body)
}

/** What is wrong with an answer: an undocumented status, or a body that is not the status's; nothing when it is as documented. */
export function responseFaults(id: OperationId, status: number, body: unknown): string[] {
  const responses = validators.get(id)?.responses
  const validate = responses?.get(`${status}`) ?? responses?.get(`${Math.floor(status / 100)}XX`)
  return validate ? faultsOf(validate, body) : [`${id} documents no status ${status}`]
}

/** Whether a body is what the operation's success promises. */
export function isSuccessOf<Id extends OperationId>(id: Id, body: unknown): body is SuccessBody<Id> {
  return responseFaults(id, 200, body).length === 0
}
