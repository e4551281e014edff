import type { ReactNode } from 'react'

/** The props of all elements that lay out or group their children. */
export interface LayoutProps {
  children: ReactNode
  /** Id of the element. */
  id?: string | undefined
  /** Accessible name, when no visible text names it. */
  'aria-label'?: string | undefined
  /** Id of the element that names it. */
  'aria-labelledby'?: string | undefined
  /** For layout only. */
  className?: string | undefined
}
