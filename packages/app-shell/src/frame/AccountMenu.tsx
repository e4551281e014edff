import { mayDo } from '@naru/api'
import { isolate } from '@naru/exam-kit/content'
import { Avatar } from '@naru/ui/Avatar'
import type { IconName } from '@naru/ui/Icon'
import { MenuButton } from '@naru/ui/Menu'
import { useEffect } from 'react'
import { useAuthState } from '../authSession'
import { fetchFontsOfName } from '../fetchFonts'
import { useSharedText } from '../text'
import * as css from './topBarEnd.css'

export interface AccountMenuProps {
  /** Items before Logout. @default none */
  items?: readonly { id: string; label: string; icon: IconName; href: string }[]
  onLogout: () => void
}

/** The menu of a user: desk and administration for the staff, and Logout. An empty place until somebody is logged in. */
export const AccountMenu = ({ items = [], onLogout }: AccountMenuProps) => {
  const t = useSharedText()
  const { status, name, role, isOffline } = useAuthState()
  useEffect(() => fetchFontsOfName(name), [name])
  if (status !== 'loggedIn') return <span className={css.reserved} />
  return (
    <MenuButton
      label={t('nav.account', { name: name.trim() === '' ? t('nav.unnamed') : isolate(name) })}
      items={[
        ...(role !== undefined && mayDo(role, 'papers.write')
          ? [{ id: 'desk', label: t('nav.desk'), icon: 'edit', href: '/desk/papers' } as const]
          : []),
        ...(role !== undefined && mayDo(role, 'site.manage')
          ? [{ id: 'admin', label: t('nav.admin'), icon: 'settings', href: '/admin' } as const]
          : []),
        ...items,
        { id: 'logout', label: t('nav.logout'), icon: 'logout', onAction: onLogout },
      ]}
    >
      <Avatar name={name} generic={isOffline && name === ''} />
    </MenuButton>
  )
}
