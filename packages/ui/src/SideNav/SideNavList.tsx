import { Button as AriaButton } from 'react-aria-components/Button'
import { Link as AriaLink } from 'react-aria-components/Link'
import { Icon, type IconName } from '../Icon'
import { classNames } from '../lib/classNames'
import { Tooltip } from '../Tooltip'
import { VisuallyHidden } from '../VisuallyHidden'
import * as styles from './SideNav.css'

/** One entry of the side navigation. */
export interface SideNavItem {
  href: string
  label: string
  icon: IconName
  /** Marks the current page. */
  isCurrent?: boolean
  /** Renders a button with this action instead of a link, such as a logout. */
  onPress?: () => void
}

/** Props of `SideNavList`. */
export interface SideNavListProps {
  /** The entries in order. */
  items: readonly SideNavItem[]
  /** Accessible name of the navigation. */
  label: string
  /** Shows icons only, with the labels in tooltips. */
  collapsed: boolean
  /** Called after any entry is activated. */
  onChoose?: () => void
}

/** The list of entries, in the column or in the sheet. */
export const SideNavList = ({ items, label, collapsed, onChoose }: SideNavListProps) => (
  <nav aria-label={label}>
    <ul className={styles.list}>
      {items.map(({ href, label: itemLabel, icon, isCurrent = false, onPress }) => {
        const className = classNames(styles.item, collapsed && styles.itemNarrow)
        const content = (
          <>
            <Icon name={icon} />
            {collapsed ? <VisuallyHidden>{itemLabel}</VisuallyHidden> : itemLabel}
          </>
        )
        const press = () => {
          onPress?.()
          onChoose?.()
        }
        return (
          <li key={href} className={styles.entry}>
            <Tooltip content={itemLabel} placement="end" isDisabled={!collapsed}>
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
