import { createContext, use, type ReactNode } from 'react'
import { englishExamText } from './english'
import type { ExamText } from './types'

const ExamTextContext = createContext<ExamText>(englishExamText)

/** Props of {@link ExamTextProvider}. */
export interface ExamTextProviderProps {
  /** The wording for everything below. */
  text: ExamText
  /** The part of the page that uses it. */
  children: ReactNode
}

/** Gives every exam component below it another wording. Without it they speak the specified English. */
export function ExamTextProvider({ text, children }: ExamTextProviderProps) {
  return <ExamTextContext value={text}>{children}</ExamTextContext>
}

/** The wording that is in force here. */
export function useExamText(): ExamText {
  return use(ExamTextContext)
}
