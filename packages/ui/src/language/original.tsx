import { Suspense, use, type ReactNode } from 'react'
import { createTextArea, type LoadText, type TextArea } from './createTextArea'
import { TextContext, useIsDraft } from './TextProvider'

/** The English catalogue of an area for readers of another language; null in English. */
export type Original<Catalogue> = TextArea<Catalogue | null>

/**
 * Creates the English original of an area. It applies while the translation is a draft.
 *
 * @param name the area's name
 * @param load loads its English catalogue
 */
export const createOriginal = <Catalogue,>(name: string, load: LoadText<Catalogue>): Original<Catalogue> =>
  createTextArea<Catalogue | null>(name, { en: async () => ({ text: null }), ko: load, si: load, ta: load })

export interface OriginalTextProps<Catalogue> {
  /** The original of the area. */
  original: Original<Catalogue>
  /** Renders the English text. */
  children: (english: Catalogue) => ReactNode
}

/** The English text of a draft, to show with the translation. Nothing else, and nothing while it loads. */
export const OriginalText = <Catalogue,>(props: OriginalTextProps<Catalogue>) =>
  useIsDraft(props.original.name) && (
    <Suspense fallback={null}>
      <English {...props} />
    </Suspense>
  )

function English<Catalogue>({ original, children }: OriginalTextProps<Catalogue>) {
  const { language } = use(TextContext)
  const english = use(original.load(language))
  return english !== null && <div lang="en">{children(english)}</div>
}
