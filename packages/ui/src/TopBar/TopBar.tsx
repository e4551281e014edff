import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { IconButton } from '../IconButton'
import { useUiText } from '../catalogue/useUiText'
import { useDismiss } from '../lib/useDismiss'
import * as styles from './TopBar.css'

/** One place that a bar or a footer leads to. */
export interface NavLink {
  href: string
  label: string
  /** The page that is shown now. */
  isCurrent?: boolean
}

/** Props of `TopBar`. */
export interface TopBarProps {
  /** Sign and name of the site; it leads to `brandHref`. */
  brand: ReactNode
  /** @default '/' */
  brandHref?: string
  /** The main places of the site. */
  links: readonly NavLink[]
  /** Name of the navigation. Default: the catalogue's. */
  label?: string
  /** Avatar menu or login button. */
  end?: ReactNode
  /** Which page is shown; when another comes, the menu closes, however one got there. */
  page?: string | undefined
}

const current = (link: NavLink) => (link.isCurrent ? ({ 'aria-current': 'page' } as const) : {})

/** The bar above all pages. Below 768 px its links move into a menu, closed by a press outside, Escape, or a choice. */
export const TopBar = ({ brand, brandHref = '/', links, label, end, page }: TopBarProps) => {
  const text = useUiText()
  const [isOpen, setOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(page)
  if (openedAt !== page) {
    setOpenedAt(page)
    setOpen(false)
  }
  const bar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const dismiss = useCallback((by: 'outside' | 'escape') => {
    setOpen(false)
    if (by === 'escape') toggle.current?.focus()
  }, [])
  useDismiss(bar, isOpen, dismiss)

  return (
    <header className={styles.bar} ref={bar}>
      <div className={styles.inner}>
        <AriaLink href={brandHref} className={styles.brand}>
          {brand}
        </AriaLink>
        <nav aria-label={label ?? text.mainNavigation}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <AriaLink href={link.href} className={styles.link} {...current(link)}>
                  {link.label}
                </AriaLink>
              </li>
            ))}
          </ul>
          {isOpen && (
            <div id={panelId} className={styles.panel}>
              <ul className={styles.panelLinks}>
                {links.map((link) => (
                  <li key={link.href}>
                    <AriaLink
                      href={link.href}
                      className={styles.panelLink}
                      onPress={() => setOpen(false)}
                      {...current(link)}
                    >
                      {link.label}
                    </AriaLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
        <div className={styles.end}>
          {end}
          <span className={styles.toggle}>
            <IconButton
              ref={toggle}
              label={isOpen ? text.closeMenu : text.openMenu}
              icon={isOpen ? 'close' : 'menu'}
              aria-expanded={isOpen}
              {...(isOpen && { 'aria-controls': panelId })}
              onPress={() => setOpen(!isOpen)}
            />
          </span>
        </div>
      </div>
    </header>
  )
}
