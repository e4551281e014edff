import { expect, it } from 'vitest'
import { sentences } from '../apps/server/src/http/messages'
import { text } from '../apps/web/src/shared/errors/text/en/messages'

type Sentence = string | ((value: number) => string)

const numbers = [0, 1, 2, 119, 120, 3600]
const worded = (all: Readonly<Record<string, Sentence>>) =>
  Object.entries(all).map(([code, sentence]) => [
    code,
    typeof sentence === 'string' ? sentence : numbers.map((value) => sentence(value)),
  ])

it('the site words each message in English as the server does', () => {
  expect(worded(text)).toEqual(worded(sentences))
})
