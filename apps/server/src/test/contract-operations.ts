import { operationIds } from '@naru/api'
import type { OperationId } from '@naru/api/types'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Right } from '@naru/api/rights'
import { rightOf } from '../http/rights'
import { paths } from '../paths'
import { fieldOf } from './client'

/** An operation of the contract, as tests call it. */
export interface Operation {
  id: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path in the contract, with its parameters in braces. */
  path: string
  /** An address that fits the contract; a parameter of any text is `x`. */
  url: string
  /** The names of the query parameters. */
  queries: string[]
  /** Whether it requires a session. */
  isSecured: boolean
  /** The right that it needs; undefined: none. */
  right: Right | undefined
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

const known: ReadonlyMap<unknown, OperationId> = new Map(operationIds.map((id) => [id, id]))

const named = (id: unknown): OperationId => {
  const name = known.get(id)
  if (name === undefined) throw new Error(`The types know no operation ${String(id)}.`)
  return name
}

/** Every operation of the contract, in its order. */
export const operations: Operation[] = keysOf(fieldOf(contract, 'paths')).flatMap((path) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = fieldOf(contract, 'paths', path, method)
    if (operation === undefined) return []
    return [
      {
        id: named(fieldOf(operation, 'operationId')),
        method: methods[method],
        path,
        url: path.replace('{revision}', '1').replaceAll(/\{\w+\}/g, 'x') + queryOf(operation),
        queries: queryNames(operation),
        isSecured: fieldOf(operation, 'security') !== undefined,
        right: rightOf(operation),
        schema: resolved(fieldOf(operation, 'requestBody', 'content', 'application/json', 'schema')),
      },
    ]
  }),
)

/** Headers of a request from one of our own pages. */
export const ownPage = { 'sec-fetch-site': 'same-origin' }
