import type { ReactNode } from 'react'

/** The layout of the exam room: no top bar, side navigation or footer. Its content sets its own width and gutters. */
export const QuizFrame = ({ children }: { children: ReactNode }) => <main id="main">{children}</main>
