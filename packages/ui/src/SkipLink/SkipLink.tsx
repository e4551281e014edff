import type { ReactNode } from 'react'
import { skipLink } from './SkipLink.css'

export interface SkipLinkProps {
  /** Fragment of the main content, such as `#main`. */
  href: `#${string}`
  children: ReactNode
}

/** A link that skips the navigation. Visible only on focus; place it first in the page. */
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
