import { BaseButton } from '../Button/BaseButton'
import { Icon, type IconName } from '../Icon'
import { Anchor } from '../Link/links'
import * as styles from './BottomBar.css'

export interface BottomBarItem {
  /** The address; one of a kind in the bar. */
  href: string
  /** One short word, below the icon. */
  label: string
  /** Above the label. */
  icon: IconName
  /** Marks the current page. */
  isCurrent?: boolean
}

export interface BottomBarProps {
  /** Accessible name of the navigation. */
  label: string
  /** The places, in order. */
  items: readonly BottomBarItem[]
  /** A button after the places that opens a dialog with all others. @default none */
  menu?: { label: string; isOpen: boolean; onPress: () => void } | undefined
}

/**
 * The main places of a phone's site, in reach of the thumb. The page keeps it in view (`bottom` of `AppShell`). It is
 * hidden while a text field has the focus, so that a phone's keyboard leaves room for the page, and while the page has an
 * element with `data-fills-page`: one task that needs all of the window.
 */
export const BottomBar = ({ label, items, menu }: BottomBarProps) => (
  <nav aria-label={label} className={styles.bar}>
    <ul role="list" className={styles.list}>
      {items.map(({ href, label: text, icon, isCurrent = false }) => (
        <li key={href} className={styles.place}>
          <Anchor href={href} className={styles.item} {...(isCurrent && { 'aria-current': 'page' })}>
            <Place icon={icon} text={text} />
          </Anchor>
        </li>
      ))}
      {menu && (
        <li className={styles.place}>
          <BaseButton className={styles.item} aria-haspopup="dialog" aria-expanded={menu.isOpen} onPress={menu.onPress}>
            <Place icon="menu" text={menu.label} />
          </BaseButton>
        </li>
      )}
    </ul>
  </nav>
)

const Place = ({ icon, text }: { icon: IconName; text: string }) => (
  <>
    <span className={styles.picture}>
      <Icon name={icon} />
    </span>
    <span className={styles.label}>{text}</span>
  </>
)
