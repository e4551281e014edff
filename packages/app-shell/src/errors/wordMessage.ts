import { messageValues } from '@naru/api/messages'
import { optionalText, translatorOf } from '@naru/ui/language'
import { getLanguage } from '../language'
import { messageText } from './text'

/** Milliseconds after which the server's English sentence is shown instead. */
const timeoutMs = 3000

const isOver = (delayMs: number) => new Promise<undefined>((resolve) => setTimeout(resolve, delayMs))

/**
 * Words a message of the server in the reader's language.
 *
 * @returns undefined if the server's own sentence is to be shown: in English, for an unknown code, or if the texts do
 *   not load
 */
export async function wordMessage(
  code: string,
  value: number | undefined,
  language: string = getLanguage(),
): Promise<string | undefined> {
  // The server's sentence is the English one.
  if (language === 'en') return undefined
  const loaded = await Promise.race([messageText.load(language), isOver(timeoutMs)])
  return loaded && optionalText(translatorOf(loaded), code, messageValues(value ?? 0))
}
