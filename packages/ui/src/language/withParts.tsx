import { Fragment, type ReactNode } from 'react'

/**
 * Replaces the named parts of a sentence by elements, so that a translator orders them: `'Read {terms}.'`.
 *
 * @param text a text with names in braces
 * @param parts the elements by name
 */
export const withParts = (text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  text.split(/\{(\w+)\}/).map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>)
