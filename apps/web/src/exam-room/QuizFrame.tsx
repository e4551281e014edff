import type { ReactNode } from 'react'

/** Props of QuizFrame. */
export interface QuizFrameProps {
  children: ReactNode
}

/** The layout of the exam room: no top bar, side navigation or footer. Its content sets its own width and gutters. */
export const QuizFrame = ({ children }: QuizFrameProps) => <main id="main">{children}</main>
