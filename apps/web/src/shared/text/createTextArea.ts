import { createContext, useContext, type Provider } from 'react'

/**
 * Creates the text of one area of the app.
 *
 * @param english the catalogue used without a provider
 * @returns the provider of another language, and the hook that reads the catalogue of the nearest provider
 */
export function createTextArea<Catalogue>(english: Catalogue): [Provider<Catalogue>, () => Catalogue] {
  const TextContext = createContext(english)
  return [TextContext.Provider, () => useContext(TextContext)]
}
