import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css'

export interface VisuallyHiddenProps {
  children: ReactNode
  /** HTML element. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption'
  /** Id of the element. */
  id?: string | undefined
  /** Makes it a live region. */
  role?: 'status' | 'alert' | undefined
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', children, id, role }: VisuallyHiddenProps) => (
  <Element className={visuallyHidden} {...(id !== undefined && { id })} {...(role && { role })}>
    {children}
  </Element>
)
