import { createApi, isApiError, logIn } from '@naru/api'
import { translatorOf } from '@naru/ui/language'
import { describe, expect, it } from 'vitest'
import { errorsIn } from '.'
import sinhala from './text/si/errors.json'
import messages from '@naru/api/text/si/messages.json'
import { wordMessage } from './wordMessage'

describe('a message of the server', () => {
  it('is worded in the reader’s language, with its number', async () => {
    await expect(wordMessage('wait_for_code', 42, 'si')).resolves.toBe(messages.wait_for_code.replace('{value}', '42'))
    await expect(wordMessage('login_invalid', undefined, 'ta')).resolves.toBe('மின்னஞ்சல் முகவரி அல்லது கடவுச்சொல் தவறானது')
  })

  it.each([
    ['in English', 'login_invalid', 'en'],
    ['with an unknown code', 'too_new', 'si'],
    ['with a code that is a property of every object', 'constructor', 'si'],
  ] as const)('stays the server’s %s', async (_what, code, language) => {
    await expect(wordMessage(code, undefined, language)).resolves.toBeUndefined()
  })

  const failure = async (body: object) => {
    const api = createApi({
      baseUrl: 'http://naru.test',
      fetch: async () => Response.json(body, { status: 429 }),
      wordMessage: (code, value) => wordMessage(code, value, 'si'),
    })
    return logIn(api, { email: 'a', password: 'b' }).catch((error: unknown) => error)
  }

  it('reaches the screen worded', async () => {
    const message = 'Too many tries. Please try again in 30 seconds.'
    const error = await failure({ success: false, code: 'too_many_attempts', value: 30, message })
    expect(errorsIn(translatorOf({ language: 'si', messages: sinhala }), 'si').formatError('login', error)).toContain(
      'තත්පර 30කින්',
    )
    expect(isApiError(error) && error.serverCode).toBe('too_many_attempts')
  })

  it('is shown as it is without a code', async () => {
    const error = await failure({ success: false, message: 'The field is missing.' })
    expect(errorsIn(translatorOf({ language: 'si', messages: sinhala }), 'si').formatError('login', error)).toBe(
      'The field is missing.',
    )
  })
})
