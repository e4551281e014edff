import { endpoints, operationIds } from '@naru/api/operations'
import type { Endpoint, OperationId } from '@naru/api/types'
import type { InjectOptions } from 'fastify'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { paths } from '../../paths'
import { fieldOf } from './client'
import type { TestServer } from './test-server'

export interface Operation extends Omit<Endpoint, 'method'> {
  id: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** An address that fits the contract; a parameter of any text is `x`. */
  url: string
  /** The names of the query parameters. */
  queries: string[]
  /** The schema of its body; undefined if it has none. */
  schema: unknown
}

/** The contract of the repository. */
export const contract: unknown = parse(readFileSync(paths.contract, 'utf8'))

/** The keys of an object; empty for anything else. */
export const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

/** Resolves a reference of the contract; returns anything else unchanged. */
export const resolved = (value: unknown): unknown => {
  const reference = fieldOf(value, '$ref')
  return typeof reference === 'string' ? fieldOf(contract, ...reference.slice(2).split('/')) : value
}

/** A value that a schema of the contract allows. */
export const sample = (raw: unknown): unknown => {
  const schema = resolved(raw)
  const options = fieldOf(schema, 'enum')
  if (Array.isArray(options)) return options[0]
  const example = fieldOf(schema, 'example')
  if (example !== undefined) return example
  switch (fieldOf(schema, 'type')) {
    case 'object':
      return Object.fromEntries(
        keysOf(fieldOf(schema, 'properties')).map((key) => [key, sample(fieldOf(schema, 'properties', key))]),
      )
    case 'array':
      return [sample(fieldOf(schema, 'items'))]
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return Math.max(1, Number(fieldOf(schema, 'minimum') ?? 1))
    default:
      return fieldOf(schema, 'format') === 'date-time'
        ? '2026-01-01T00:00:00Z'
        : 'x'.repeat(Number(fieldOf(schema, 'minLength') ?? 1))
  }
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const

const queryOf = (operation: unknown) => {
  const parameters = fieldOf(operation, 'parameters')
  const wanted = (Array.isArray(parameters) ? parameters : [])
    .map(resolved)
    .filter((parameter) => fieldOf(parameter, 'in') === 'query' && fieldOf(parameter, 'required') === true)
    .map((parameter) => `${String(fieldOf(parameter, 'name'))}=${String(sample(fieldOf(parameter, 'schema')))}`)
  return wanted.length === 0 ? '' : `?${wanted.join('&')}`
}

const queryNames = (operation: unknown) => {
  const parameters = fieldOf(operation, 'parameters')
  return (Array.isArray(parameters) ? parameters : [])
    .map(resolved)
    .filter((parameter) => fieldOf(parameter, 'in') === 'query')
    .map((parameter) => String(fieldOf(parameter, 'name')))
}

/** Every operation of the contract, in its order. */
export const operations: Operation[] = operationIds.map((id) => {
  const { method, path } = endpoints[id]
  const operation = fieldOf(contract, 'paths', path, method)
  return {
    ...endpoints[id],
    id,
    method: methods[method],
    url: path.replace('{revision}', '1').replaceAll(/\{\w+\}/g, 'x') + queryOf(operation),
    queries: queryNames(operation),
    schema: resolved(fieldOf(operation, 'requestBody', 'content', 'application/json', 'schema')),
  }
})

/** Headers of a request from one of our own pages. */
export const ownPage = { 'sec-fetch-site': 'same-origin' }
export const ownJson = { ...ownPage, 'content-type': 'application/json' }

/** Sends an operation from one of our own pages, with a body that the contract allows. @param more replaces parts of the request */
export const sendOperation = (
  { server }: Pick<TestServer, 'server'>,
  { method, url, schema }: Pick<Operation, 'method' | 'url' | 'schema'>,
  { token = '', ...more }: Omit<InjectOptions, 'method'> & { token?: string | undefined } = {},
) =>
  server.inject({
    method,
    url,
    headers: schema === undefined ? ownPage : ownJson,
    ...(schema !== undefined && { payload: JSON.stringify(sample(schema)) }),
    cookies: { sid: token },
    ...more,
  })
