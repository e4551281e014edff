import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { countTextChanges, onTextChange } from './textChanges'
import type { Loaded } from './translator'

/** Changes the messages of an area before they are shown. It returns the same object each time. */
export type Transform = <Messages extends object>(loaded: Loaded<Messages>) => Loaded<Messages>

interface TextSettings {
  language: string
  transform?: Transform | undefined
  isDraft?: ((language: string, area: string) => boolean) | undefined
}

/** The language of the components below. @default English */
export const TextContext = createContext<TextSettings>({ language: 'en' })

export interface TextProviderProps {
  /** The language of all texts below, as a BCP 47 tag. An area without it is shown in English. */
  language: string
  /** Changes the messages of each area, for example to the pseudo language. */
  transform?: Transform | undefined
  /**
   * Whether nobody has reviewed the translation of an area, so that rules and law show the English text below it.
   *
   * @default never
   */
  isDraft?: ((language: string, area: string) => boolean) | undefined
  /** The components that show them. */
  children: ReactNode
}

/** Sets the language of the components below it. Without a provider they show English. */
export const TextProvider = ({ language, transform, isDraft, children }: TextProviderProps) => {
  // A new value of the context after each change renders all texts again.
  useSyncExternalStore(onTextChange, countTextChanges, countTextChanges)
  return <TextContext value={{ language, transform, isDraft }}>{children}</TextContext>
}

/** @returns the language of the nearest `TextProvider` */
export const useLanguage = (): string => use(TextContext).language

/** @returns whether the area of a name is shown in a translation that nobody has reviewed */
export function useIsDraft(area: string): boolean {
  const { language, isDraft } = use(TextContext)
  return language !== 'en' && isDraft?.(language, area) === true
}
