import { Button as AriaButton } from 'react-aria-components/Button'
import { Link as AriaLink } from 'react-aria-components/Link'
import { Icon, type IconName } from '../Icon'
import { classNames } from '../lib/classNames'
import { Tooltip } from '../Tooltip'
import { VisuallyHidden } from '../VisuallyHidden'
import * as styles from './SideNav.css'

/** One place of the side navigation. */
export interface SideNavItem {
  href: string
  label: string
  icon: IconName
  /** The page that is shown now. */
  isCurrent?: boolean
  /** Makes it a button that does this instead of a link, such as a logout. */
  onPress?: () => void
}

/** Props of `SideNavList`. */
export interface SideNavListProps {
  /** The places it leads to. */
  items: readonly SideNavItem[]
  /** Name of the navigation for screen readers. */
  label: string
  /** Pictures only, with the words in tooltips. */
  collapsed: boolean
  /** Called after any choice. */
  onChoose?: () => void
}

/** The list itself, in the column or in the sheet. */
export const SideNavList = ({ items, label, collapsed, onChoose }: SideNavListProps) => (
  <nav aria-label={label}>
    <ul className={styles.list}>
      {items.map(({ href, label: words, icon, isCurrent = false, onPress }) => {
        const className = classNames(styles.item, collapsed && styles.itemNarrow)
        const content = (
          <>
            <Icon name={icon} />
            {collapsed ? <VisuallyHidden>{words}</VisuallyHidden> : words}
          </>
        )
        const press = () => {
          onPress?.()
          onChoose?.()
        }
        return (
          <li key={href} className={styles.entry}>
            <Tooltip content={words} placement="end" isDisabled={!collapsed}>
              {onPress ? (
                <AriaButton className={className} onPress={press}>
                  {content}
                </AriaButton>
              ) : (
                <AriaLink
                  href={href}
                  className={className}
                  onPress={press}
                  {...(isCurrent && { 'aria-current': 'page' })}
                >
                  {content}
                </AriaLink>
              )}
            </Tooltip>
          </li>
        )
      })}
    </ul>
  </nav>
)
