import type { ReactNode } from 'react'
import { skipLink } from './SkipLink.css'

/** Props of `SkipLink`. */
export interface SkipLinkProps {
  /** Where to: the id of the main content, as `#main`. */
  href: `#${string}`
  children: ReactNode
}

/** The first stop of the Tab key: leads past the navigation. Seen only while it has the focus. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <a
    className={skipLink}
    href={href}
    onClick={(event) => {
      const target = document.getElementById(href.slice(1))
      if (!target) return
      event.preventDefault()
      target.focus()
      target.scrollIntoView()
    }}
  >
    {children}
  </a>
)
