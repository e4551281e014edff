import { messageValues } from '@naru/api/messages'
import english from '@naru/api/text/en/messages.json'
import type { Schemas } from '@naru/api/types'
import { optionalProp } from '@naru/exam-kit/content'
import { translatorIn } from '../language'

export type MessageCode = Schemas['MessageCode']

/** A sentence for the user: its code, its number if it has one, and the English text. */
export interface Message {
  code?: MessageCode
  value?: number
  message: string
}

const t = translatorIn('en', english)

/**
 * @returns a message to send: as the reason of a `Refusal`, or in a response
 * @param value - the number in the sentence, such as the seconds to wait.
 */
export const say = (code: MessageCode, value?: number): Message => ({
  code,
  ...optionalProp('value', value),
  message: t(code, messageValues(value ?? 0)),
})
