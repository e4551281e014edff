import type { ErrorObject } from 'ajv'
import { expect, it } from 'vitest'
import { messageFor } from './validation'

const fault = (keyword: string, instancePath: string, params: Record<string, unknown>): ErrorObject => ({
  keyword,
  instancePath,
  params,
  schemaPath: '',
})

it.each([
  [
    'a name above 300 characters',
    fault('maxLength', '/name', { limit: 300 }),
    { code: 'field_too_long', value: 300, message: 'This text is too long: at most 300 characters.' },
  ],
  [
    'a short password at sign-up, as specified',
    fault('minLength', '/password', { limit: 6 }),
    { code: 'password_too_short', value: 6, message: 'Password must be at least 6 characters' },
  ],
  ['an empty file', fault('minLength', '/file', { limit: 1 }), expect.objectContaining({ code: 'file_empty' })],
  ['an empty field', fault('minLength', '/topic', { limit: 1 }), "'topic' must not be empty."],
])('words %s', (_what, error, message) => {
  expect(messageFor([error])).toEqual(message)
})
