import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import formatsPlugin from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { type Message, say } from './messages'

const options: Options = {
  allErrors: false,
  strict: true,
  strictTypes: false,
  allowUnionTypes: true,
  removeAdditional: false,
}

const create = (more: Options) => {
  const ajv = new Ajv({ ...options, ...more })
  formatsPlugin.default(ajv, ['date-time', 'uuid'])
  // OpenAPI keywords that constrain nothing.
  ajv.addVocabulary(['x-naru-extension', 'x-naru-names', 'example'])
  return ajv
}

/** Compiles each schema once, also when several operations or servers of the process have the same. */
const compilerOf = (ajv: Ajv) => {
  const compiled = new Map<string, ValidateFunction>()
  return (schema: object): ValidateFunction => {
    const key = JSON.stringify(schema)
    const validate = compiled.get(key) ?? ajv.compile(schema)
    compiled.set(key, validate)
    return validate
  }
}

const compileBody = compilerOf(create({ coerceTypes: false }))
const compileAddressPart = compilerOf(create({ coerceTypes: true }))

/**
 * Compiles a schema of the contract for its part of the request. Bodies are not coerced: `"2"` is not a number, and an unknown key is an error.
 * Parts of an address are always text, so they are coerced to the contract's types.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? compileBody : compileAddressPart)(schema)

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Messages that the product's specification fixes, or that a page shows. */
const specifiedMessages: Readonly<Record<string, Message>> = {
  '/password minLength 6': say('password_too_short', 6),
  '/newPassword minLength 8': say('new_password_too_short', 8),
  '/file minLength 1': say('file_empty'),
}

const fieldOf = (error: ErrorObject) => {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  return path === '' ? 'The request' : `'${path}'`
}

const detail = (error: ErrorObject, name: string) => {
  const value: unknown = error.params[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const byKeyword: Readonly<Record<string, (error: ErrorObject) => Message | string>> = {
  required: (error) => `The field '${detail(error, 'missingProperty')}' is missing.`,
  additionalProperties: (error) => `The field '${detail(error, 'additionalProperty')}' is unknown.`,
  type: (error) => `${fieldOf(error)} must be ${kinds[detail(error, 'type')] ?? 'of another type'}.`,
  minLength: (error) =>
    detail(error, 'limit') === '1'
      ? `${fieldOf(error)} must not be empty.`
      : `${fieldOf(error)} must be at least ${detail(error, 'limit')} characters long.`,
  maxLength: (error) => say('field_too_long', Number(detail(error, 'limit'))),
  minimum: (error) => `${fieldOf(error)} must be at least ${detail(error, 'limit')}.`,
  maximum: (error) => `${fieldOf(error)} must be at most ${detail(error, 'limit')}.`,
  minItems: (error) => `${fieldOf(error)} must have at least ${detail(error, 'limit')} entries.`,
  maxItems: (error) => `${fieldOf(error)} must have at most ${detail(error, 'limit')} entries.`,
  format: (error) =>
    detail(error, 'format') === 'uuid'
      ? `${fieldOf(error)} must be a UUID.`
      : `${fieldOf(error)} must be a date and time, such as 2026-01-31T09:30:00Z.`,
  enum: (error) => `${fieldOf(error)} must be one of the allowed values.`,
  pattern: (error) => `${fieldOf(error)} has an invalid format.`,
}

/** Describes the first validation error in one sentence. */
export const messageFor = (errors: readonly ErrorObject[]): Message | string => {
  const [error] = errors
  if (error === undefined) return say('request_invalid')
  const own = specifiedMessages[`${error.instancePath} ${error.keyword} ${detail(error, 'limit')}`]
  return own ?? byKeyword[error.keyword]?.(error) ?? say('request_invalid')
}
