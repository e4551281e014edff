import { Suspense, use, type ReactNode } from 'react'
import { createArea, type LoadMessages, type TextArea } from './createTextArea'
import { TextContext, useIsDraft } from './TextProvider'
import { translatorOf, type Loaded, type Translator } from './translator'

/** The English messages of an area for readers of another language; `null` in English. */
export type Original<Messages extends object> = TextArea<{ readonly english: Messages | null }>

/**
 * Creates the English original of an area. It applies while the translation is a draft.
 *
 * @param name the area's name
 * @param load loads its English messages
 */
export const createOriginal = <Messages extends object>(
  name: string,
  load: LoadMessages<Messages>,
): Original<Messages> => {
  const none = async () => ({ default: { english: null } })
  const english = async () => ({ default: { english: (await load()).default } })
  return createArea<{ readonly english: Messages | null }>(name, (language) => (language === 'en' ? none : english))
}

export interface OriginalTextProps<Messages extends object> {
  /** The original of the area. */
  original: Original<Messages>
  /** Renders the English text by its translator, or by its messages. */
  children: (t: Translator<Messages>, english: Loaded<Messages>) => ReactNode
}

/** The English text of a draft, to show with the translation. Nothing else, and nothing while it loads. */
export const OriginalText = <Messages extends object>(props: OriginalTextProps<Messages>) =>
  useIsDraft(props.original.name) && (
    <Suspense fallback={null}>
      <English {...props} />
    </Suspense>
  )

function English<Messages extends object>({ original, children }: OriginalTextProps<Messages>) {
  const { language } = use(TextContext)
  const { english } = use(original.load(language)).messages
  if (english === null) return null
  const loaded: Loaded<Messages> = { language: 'en', messages: english }
  return <div lang="en">{children(translatorOf(loaded), loaded)}</div>
}
