/// <reference types="node" />
import { readFileSync } from 'node:fs'
import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { endpoints } from '../generated/contract'
import { requestBodies } from '../examples'
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

const validators = new Map<string, ValidateFunction>()

/** The validator of the JSON body of a response or request. Compiled when it is first used: all together take seconds. */
const validatorOf = (...parts: string[]): ValidateFunction => {
  const escaped = [...parts, 'content', 'application/json', 'schema'].map((part) =>
    part.replaceAll('~', '~0').replaceAll('/', '~1'),
  )
  const pointer = escaped.join('/')
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` })
  validators.set(pointer, validate)
  return validate
}

const responseValidator = (id: OperationId, status: number): ValidateFunction | undefined => {
  const { method, path } = endpoints[id]
  const responses = openApiDocument.paths[path]?.[method]?.responses ?? {}
  const name = [`${status}`, `${Math.floor(status / 100)}XX`].find((each) => each in responses) ?? ''
  const response = responses[name]
  if (response === undefined) return undefined
  return '$ref' in response
    ? validatorOf(...response.$ref.slice('#/'.length).split('/'))
    : validatorOf('paths', path, method, 'responses', name)
}

const faultsOf = (validate: ValidateFunction, value: unknown) =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '(body)'} ${message ?? ''}`)

/** Validates a request body against the document. @returns its faults, none if it is valid */
export function requestFaults(id: OperationId, body: unknown): string[] {
  const { method, path } = endpoints[id]
  if (!(id in requestBodies)) return body === undefined ? [] : [`${id} accepts no body`]
  return faultsOf(validatorOf('paths', path, method, 'requestBody'), body)
}

/** Validates a response by its status. @returns its faults: an undocumented status, or what the body violates; none if it is valid */
export function responseFaults(id: OperationId, status: number, body: unknown): string[] {
  const validate = responseValidator(id, status)
  return validate ? faultsOf(validate, body) : [`${id} documents no status ${status}`]
}

/** Whether a body is a valid success of an operation. */
export function isSuccessOf<Id extends OperationId>(id: Id, body: unknown): body is SuccessBody<Id> {
  return responseFaults(id, 200, body).length === 0
}
