import { useId } from 'react'
import { BaseButton } from '../Button/BaseButton'
import { Icon, type IconName } from '../Icon'
import { classNames } from '../lib/classNames'
import { Anchor } from '../Link/links'
import { Tooltip } from '../Tooltip'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './SideNav.css'

export interface SideNavItem {
  /** The address; one of a kind in its list. */
  href: string
  /** The name of the page; in a tooltip while the navigation is collapsed. */
  label: string
  /** Before the label; alone while the navigation is collapsed. */
  icon: IconName
  /** Marks the current page. */
  isCurrent?: boolean
  /** Renders a button with this action instead of a link, such as a logout. */
  onPress?: () => void
}

/** A further list of entries below the first one. */
export interface SideNavGroup {
  /** Heading of the list; a line while the navigation is collapsed. */
  heading: string
  /** The entries in order. */
  items: readonly SideNavItem[]
}

interface EntriesProps {
  /** The entries in order. */
  items: readonly SideNavItem[]
  /** Shows icons only, with the labels in tooltips. @default false */
  collapsed?: boolean | undefined
  /** Called after any entry is activated. */
  onChoose?: () => void
}

export interface SideNavListProps extends EntriesProps {
  /** Accessible name of the navigation. */
  label: string
  /** Lists with headings below the first one. */
  groups?: readonly SideNavGroup[] | undefined
}

/** The entries of a side navigation, for a sheet. */
export const SideNavList = ({ label, groups = [], ...entries }: SideNavListProps) => (
  <nav aria-label={label}>
    <Entries {...entries} />
    {groups.map((group) => (
      <Group key={group.heading} {...entries} {...group} />
    ))}
  </nav>
)

const Group = ({ heading, ...entries }: SideNavGroup & EntriesProps) => {
  const id = useId()
  return (
    <div className={styles.group}>
      <p id={id} className={classNames(styles.heading, entries.collapsed === true && styles.headingNarrow)}>
        {entries.collapsed === true ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      </p>
      <Entries {...entries} labelledBy={id} />
    </div>
  )
}

const Entries = ({ items, collapsed = false, onChoose, labelledBy }: EntriesProps & { labelledBy?: string }) => (
  <ul role="list" className={styles.list} aria-labelledby={labelledBy}>
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
              <BaseButton className={className} onPress={press}>
                {content}
              </BaseButton>
            ) : (
              <Anchor href={href} className={className} onPress={press} {...(isCurrent && { 'aria-current': 'page' })}>
                {content}
              </Anchor>
            )}
          </Tooltip>
        </li>
      )
    })}
  </ul>
)
