import { Page } from '@naru/ui/Page'
import type { ReactNode } from 'react'

/** Props of QuizFrame. */
export interface QuizFrameProps {
  /** The exam, or what stands in its place. */
  children: ReactNode
}

/** The bare room: no top bar, no side navigation, no footer. */
export const QuizFrame = ({ children }: QuizFrameProps) => (
  <Page as="main" id="main" width="exam" padded={false}>
    {children}
  </Page>
)
