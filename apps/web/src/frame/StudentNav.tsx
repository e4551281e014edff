import { SideNav } from '@naru/ui/SideNav'
import { useSidebar } from './sidebar'
import { useText } from './text'
import { useSharedText } from '@naru/app-shell/text'
import { useLogout } from './useLogout'
import { useNavigation } from './useNavigation'

/** The side navigation for students; Ctrl or Cmd plus b toggles it. */
export const StudentNav = () => {
  const t = useText()
  const tShared = useSharedText()
  const { isOpen, toggle } = useSidebar()
  const logout = useLogout()
  const pages = useEntries('side')
  const practice = useEntries('practice')
  const logoutItem = { href: '/login', label: tShared('nav.logout'), icon: 'logout', onPress: logout } as const
  return (
    <SideNav
      items={[...pages, logoutItem]}
      groups={[{ heading: t('nav.practice'), items: practice }]}
      label={t('nav.student')}
      collapsed={!isOpen}
      onToggle={toggle}
    />
  )
}

const useEntries = (bar: 'side' | 'practice') =>
  useNavigation(bar).map(({ icon = 'home', ...page }) => ({ ...page, icon }))
