import { createTranslator } from 'use-intl/core'

/** The messages of an area in one language. Its translator reads them in ICU's syntax. */
export interface Loaded<Messages extends object> {
  /** Their language: English where an area has no translation, or it could not be loaded. */
  readonly language: string
  /** The name of their area. Without it `wordedMessages` has none of them. */
  readonly area?: string
  /** The messages, nested, as their JSON file has them. */
  readonly messages: Messages
}

/** Words the messages of an area: `t('slide', { position: 1, count: 3 })`. A misspelt key is a compile error. */
export type Translator<Messages extends object> = ReturnType<typeof createTranslator<Messages>>

/** A translator that has at least these keys: for parts that words of several areas fill. */
export type TextFor<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number | Date>>,
) => string

const translators = new WeakMap<object, unknown>()

const worded = new Map<string, string>()

/** @returns the text that each message of the page had last, by area and key: `site.nav.home` → 'Home'. Without those with tags. */
export const wordedMessages = (): ReadonlyMap<string, string> => worded

/** Shows the key in place of a message, and lets tests and the log see the fault: a key or an argument is missing. */
function getMessageFallback({ key, error }: { key: string; error: Error }): string {
  const fault = new Error(`The message '${key}' cannot be shown: ${error.message}`)
  if (typeof reportError !== 'function') throw fault
  reportError(fault)
  return key
}

/** `getMessageFallback` reports each fault, with its key. */
const onError = () => {}

/** @returns the translator of loaded messages; the same one for the same messages */
export function translatorOf<Messages extends object>({
  language,
  area,
  messages,
}: Loaded<Messages>): Translator<Messages> {
  const known = translators.get(messages)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each translator is stored with its own messages
  if (known !== undefined) return known as Translator<Messages>
  const translate = createTranslator<Messages>({
    locale: language,
    messages,
    getMessageFallback,
    onError,
    timeZone: 'Asia/Colombo',
  })
  const remember = (...args: Parameters<typeof translate>) => {
    const text = translate(...args)
    worded.set(`${area}.${args[0]}`, text)
    return text
  }
  const translator = area === undefined ? translate : Object.assign(remember, translate)
  translators.set(messages, translator)
  return translator
}

/**
 * @returns a message whose key data name, such as the id of a topic; undefined if the area has none, as for an id of a newer server
 */
export function optionalText<Messages extends object>(
  t: Translator<Messages>,
  key: string,
  values?: Readonly<Record<string, string | number>>,
): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whether the key is one is asked below
  const open = t as unknown as Translator<Record<string, string>>
  const message: unknown = open.has(key) ? open.raw(key) : undefined
  return typeof message === 'string' || Array.isArray(message) ? open(key, values) : undefined
}

/**
 * Gives every message of an area the same values, and keeps its shape: for documents of paragraphs.
 *
 * @param values may be more than a message has
 */
export function formatAll<Messages extends object>(
  loaded: Loaded<Messages>,
  values: Readonly<Record<string, string | number>>,
): Messages {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the messages
  const t = translatorOf(loaded) as unknown as Translator<Record<string, string>>
  const format = (tree: object, path: string): object =>
    Object.fromEntries(
      Object.entries(tree).map(([key, child]: [string, unknown]) => [
        key,
        isTree(child) ? format(child, `${path}${key}.`) : t(`${path}${key}`, values),
      ]),
    )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every text stays a text
  return format(loaded.messages, '') as Messages
}

/** A compiled message is an array. */
const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
