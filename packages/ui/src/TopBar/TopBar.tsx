import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton'
import { useUiText } from '../language/uiText'
import { Anchor } from '../Link/links'
import { useDismiss } from '../lib/useDismiss'
import * as styles from './TopBar.css'

export interface NavLink {
  /** The address; one of a kind in the bar. */
  href: string
  /** The name of the page. */
  label: string
  /** Marks the current page. */
  isCurrent?: boolean
}

export interface TopBarProps {
  /** Logo and name of the site; links to `brandHref`. */
  brand: ReactNode
  /** Where the brand leads. @default '/' */
  brandHref?: string
  /** The main links of the site. */
  links: readonly NavLink[]
  /** Accessible name of the navigation. @default the text of the library */
  label?: string
  /** Content at the end, such as an avatar menu or a login button. */
  end?: ReactNode
  /** A menu of the page, such as a sheet, that the menu button opens in place of the bar's own. @default none */
  menu?: { label: string; isOpen: boolean; onPress: () => void } | undefined
  /** Identifies the current page; the menu closes when it changes. */
  page?: string | undefined
}

const ariaCurrent = (link: NavLink) => (link.isCurrent ? ({ 'aria-current': 'page' } as const) : {})

/** The top bar. Below 768 px its links are in a menu that closes on a press outside, Escape, or a selection. */
export const TopBar = ({ brand, brandHref = '/', links, label, end, menu, page }: TopBarProps) => {
  const t = useUiText()
  const [isOpen, setOpen] = useState(false)
  const [lastPage, setLastPage] = useState(page)
  if (lastPage !== page) {
    setLastPage(page)
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
        <Anchor href={brandHref} className={styles.brand}>
          {brand}
        </Anchor>
        <nav aria-label={label ?? t('mainNavigation')} hidden={links.length === 0}>
          <ul role="list" className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <Anchor href={link.href} className={styles.link} {...ariaCurrent(link)}>
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
          {isOpen && (
            <div id={panelId} className={styles.panel}>
              <ul role="list" className={styles.panelLinks}>
                {links.map((link) => (
                  <li key={link.href}>
                    <Anchor
                      href={link.href}
                      className={styles.panelLink}
                      onPress={() => setOpen(false)}
                      {...ariaCurrent(link)}
                    >
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
        <div className={styles.end}>
          {end}
          {menu && (
            <span className={styles.toggle}>
              <IconButton
                label={menu.label}
                icon="menu"
                aria-haspopup="dialog"
                aria-expanded={menu.isOpen}
                onPress={menu.onPress}
              />
            </span>
          )}
          {menu === undefined && links.length > 0 && (
            <span className={styles.toggle}>
              <IconButton
                ref={toggle}
                label={isOpen ? t('closeMenu') : t('openMenu')}
                icon={isOpen ? 'close' : 'menu'}
                aria-expanded={isOpen}
                {...(isOpen && { 'aria-controls': panelId })}
                onPress={() => setOpen(!isOpen)}
              />
            </span>
          )}
        </div>
      </div>
    </header>
  )
}
