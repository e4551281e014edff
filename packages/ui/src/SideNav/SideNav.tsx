import { useState } from 'react'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { useUiText } from '../language/uiText'
import { classNames } from '../lib/classNames'
import { Sheet } from '../Sheet'
import * as styles from './SideNav.css'
import { SideNavList, type SideNavGroup, type SideNavItem } from './SideNavList'

export interface SideNavProps {
  /** The entries in order. */
  items: readonly SideNavItem[]
  /** Lists with headings below the first one. @default none */
  groups?: readonly SideNavGroup[] | undefined
  /** Accessible name of the navigation; below 768 px also the label of the button that opens it. */
  label: string
  /** Shows icons only: 3rem instead of 16rem wide. */
  collapsed: boolean
  /** Called when the user toggles the width. The caller stores the state. */
  onToggle: () => void
}

/** A side navigation: a column from 768 px; on narrower screens a sheet of 18rem behind a button. */
export const SideNav = ({ items, groups, label, collapsed, onToggle }: SideNavProps) => {
  const t = useUiText()
  const [isSheetOpen, setSheetOpen] = useState(false)
  return (
    <>
      <div className={styles.bar}>
        <Button size="small" iconStart="sidebar" aria-expanded={isSheetOpen} onPress={() => setSheetOpen(true)}>
          {label}
        </Button>
      </div>
      <Sheet title={label} side="start" isOpen={isSheetOpen} onOpenChange={setSheetOpen}>
        <SideNavList
          items={items}
          groups={groups}
          label={label}
          collapsed={false}
          onChoose={() => setSheetOpen(false)}
        />
      </Sheet>
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
        <SideNavList items={items} groups={groups} label={label} collapsed={collapsed} />
      </aside>
    </>
  )
}
