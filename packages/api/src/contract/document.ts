/// <reference types="node" />
import { readFileSync } from 'node:fs'
import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { endpoints, operationIds, requestBodies } from '../generated/contract'
import type { OperationId, SuccessBody } from '../types'

interface Reference {
  $ref: string
}
type Responses = Record<string, Reference | object>

/** The part of `openapi.yaml` that the checks read. */
interface OpenApiDocument {
  paths: Record<string, Partial<Record<'get' | 'post' | 'patch' | 'put' | 'delete', { responses: Responses }>>>
}

const openApiDocument: OpenApiDocument = parse(
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'),
)

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema(openApiDocument, 'openapi')

const escape = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const schemaAt = (...parts: string[]): ValidateFunction =>
  ajv.compile({ $ref: `openapi#/${[...parts, 'content', 'application/json', 'schema'].map(escape).join('/')}` })

const validators = new Map(
  operationIds.map((id) => {
    const { method, path } = endpoints[id]
    const parts = ['paths', path, method]
    const responses = Object.entries(openApiDocument.paths[path]?.[method]?.responses ?? {}).map(
      ([status, response]) => {
        const at = '$ref' in response ? response.$ref.slice('#/'.length).split('/') : [...parts, 'responses', status]
        return [status, schemaAt(...at)] as const
      },
    )
    const request = id in requestBodies ? schemaAt(...parts, 'requestBody') : undefined
    return [id, { request, responses: new Map(responses) }] as const
  }),
)

const faultsOf = (validate: ValidateFunction, value: unknown) =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '(body)'} ${message ?? ''}`)

/** Validates a request body against the document. @returns its faults, none if it is valid */
export function requestFaults(id: OperationId, body: unknown): string[] {
  const validate = validators.get(id)?.request
  if (!validate) return body === undefined ? [] : [`${id} accepts no body`]
  return faultsOf(validate, body)
}

/** Validates a response by its status. @returns its faults: an undocumented status, or what the body violates; none if it is valid */
export function responseFaults(id: OperationId, status: number, body: unknown): string[] {
  const responses = validators.get(id)?.responses
  const validate = responses?.get(`${status}`) ?? responses?.get(`${Math.floor(status / 100)}XX`)
  return validate ? faultsOf(validate, body) : [`${id} documents no status ${status}`]
}

/** Whether a body is a valid success of an operation. */
export function isSuccessOf<Id extends OperationId>(id: Id, body: unknown): body is SuccessBody<Id> {
  return responseFaults(id, 200, body).length === 0
}
