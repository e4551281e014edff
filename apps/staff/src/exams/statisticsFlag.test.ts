import { translatorOf } from '@naru/ui/language'
import { expect, it } from 'vitest'
import messages from '../text/en/statistics.json'
import { flagLabel } from './statistics'

const t = translatorOf({ language: 'en', messages })

it.each([
  ['a sentence', { kind: 'weak', text: 'Weak.' }, 'It hardly tells good learners from weak ones.'],
  ['a sentence about an option', { kind: 'key', option: 3, text: 'Key.' }, /^More .* chose option 3: check the key\.$/],
  ['the server’s sentence without the option', { kind: 'key', text: 'Key.' }, /^Key\.$/],
  ['the server’s sentence for another kind', { kind: 'unreliable', text: 'Unreliable.' }, /^Unreliable\.$/],
] as const)('a flag says %s', (_, flag, label) => {
  expect(flagLabel(flag, t, 'questionFlag')).toMatch(label)
})
