import { say, type Message } from './messages'
import { Refusal } from './refusal'

/** Either the message that rejects a value, or the value as it is stored. */
export type Checked<Value> = { refused: Message } | { accepted: Value }

/**
 * The accepted value of a check.
 * @throws Refusal 400 with the check's message.
 */
export const accept = <Value>(checked: Checked<Value>): Value => {
  if ('refused' in checked) throw new Refusal(400, checked.refused)
  return checked.accepted
}

/** Whether a text contains no line breaks or other control characters. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text)

/** Checks a name, a title or the source of a floor: one non-empty line, trimmed. */
export const checkLine = (what: 'name' | 'title' | 'floor_source', raw: string): Checked<string> => {
  const accepted = raw.trim().normalize('NFC')
  if (accepted === '') return { refused: say(`${what}_missing`) }
  if (!isOneLine(accepted)) return { refused: say(`${what}_lines`) }
  return { accepted }
}

/** Reads a file in base64 of at most `most` bytes. */
export const checkBase64 = (what: 'file' | 'recording', base64: string, most: number): Checked<Buffer> => {
  const file = Buffer.from(base64, 'base64')
  // The decoder skips what is not base64.
  if (file.length === 0 || file.toString('base64') !== base64)
    return { refused: { message: `The ${what} is not in base64.` } }
  if (file.length > most) return { refused: say(`${what}_too_large`, most / 1024 / 1024) }
  return { accepted: file }
}
