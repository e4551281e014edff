import { createContext, use, type ReactNode } from 'react'
import { englishExamText } from './english'
import type { ExamText } from './types'

const ExamTextContext = createContext<ExamText>(englishExamText)

/** Props of {@link ExamTextProvider}. */
export interface ExamTextProviderProps {
  /** The texts of all exam components below. */
  text: ExamText
  /** The components that use them. */
  children: ReactNode
}

/** Provides the texts of the exam components below. Default: the specified English. */
export function ExamTextProvider({ text, children }: ExamTextProviderProps) {
  return <ExamTextContext value={text}>{children}</ExamTextContext>
}

/** Returns the texts of the nearest provider. */
export function useExamText(): ExamText {
  return use(ExamTextContext)
}
