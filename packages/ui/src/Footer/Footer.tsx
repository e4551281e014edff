import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { useUiText } from '../catalogue/useUiText'
import { Page } from '../Page'
import type { NavLink } from '../TopBar'
import * as styles from './Footer.css'

/** Props of `Footer`. */
export interface FooterProps {
  /** Where it leads. */
  links: readonly NavLink[]
  /** Name of the navigation. Default: the catalogue's. */
  label?: string
  /** A line below the links. */
  children?: ReactNode
}

/** What stands below all pages. */
export const Footer = ({ links, label, children }: FooterProps) => {
  const text = useUiText()
  return (
    <footer className={styles.footer}>
      <Page padded={false} className={styles.inner}>
        <nav aria-label={label ?? text.footerNavigation}>
          <ul className={styles.links}>
            {links.map(({ href, label: words, isCurrent }) => (
              <li key={href}>
                <AriaLink href={href} className={styles.link} {...(isCurrent && { 'aria-current': 'page' })}>
                  {words}
                </AriaLink>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </Page>
    </footer>
  )
}
