import type { ReactNode } from 'react'
import { useUiText } from '../language/uiText'
import { Anchor } from '../Link/links'
import { Page } from '../Page/Page'
import type { NavLink } from '../TopBar/TopBar'
import * as styles from './Footer.css'

export interface FooterProps {
  /** Links of the footer. */
  links: readonly NavLink[]
  /** Accessible name of the navigation. @default the text of the library */
  label?: string
  /** Content before the links: who runs the site. */
  children?: ReactNode
}

/** The footer of a page. */
export const Footer = ({ links, label, children }: FooterProps) => {
  const t = useUiText()
  return (
    <footer className={styles.footer}>
      <Page padded={false} className={styles.inner}>
        {children}
        <nav aria-label={label ?? t('footerNavigation')}>
          <ul role="list" className={styles.links}>
            {links.map(({ href, label: linkLabel, isCurrent }) => (
              <li key={href}>
                <Anchor href={href} className={styles.link} {...(isCurrent && { 'aria-current': 'page' })}>
                  {linkLabel}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </Page>
    </footer>
  )
}
