import type { ReactNode } from 'react'

/** Props of QuizFrame. */
export interface QuizFrameProps {
  /** The exam, or what stands in its place. */
  children: ReactNode
}

/** The bare room: no top bar, no side navigation, no footer. What is in it brings its own width and gutters. */
export const QuizFrame = ({ children }: QuizFrameProps) => <main id="main">{children}</main>
