import { IconButton } from '../IconButton/IconButton'
import { useUiText } from '../language/uiText'
import { classNames } from '../lib/classNames'
import * as styles from './SideNav.css'
import { SideNavList, type SideNavGroup, type SideNavItem } from './SideNavList'

export interface SideNavProps {
  /** The entries in order. */
  items: readonly SideNavItem[]
  /** Lists with headings below the first one. @default none */
  groups?: readonly SideNavGroup[] | undefined
  /** Accessible name of the navigation. */
  label: string
  /** Shows icons only: 3rem instead of 16rem wide. */
  collapsed: boolean
  /** Called when the user toggles the width. The caller stores the state. */
  onToggle: () => void
}

/** A side navigation: a column from 768 px. On narrower screens show its `SideNavList` in a `Sheet`. */
export const SideNav = ({ collapsed, onToggle, ...entries }: SideNavProps) => {
  const t = useUiText()
  return (
    <aside className={classNames(styles.aside, collapsed && styles.narrow)}>
      <div className={classNames(styles.head, collapsed && styles.headNarrow)}>
        <IconButton
          label={collapsed ? t('expandNavigation') : t('collapseNavigation')}
          icon="sidebar"
          size="small"
          aria-expanded={!collapsed}
          onPress={onToggle}
        />
      </div>
      <SideNavList {...entries} collapsed={collapsed} />
    </aside>
  )
}
