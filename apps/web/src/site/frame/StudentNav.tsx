import { SideNav } from '@naru/ui/SideNav'
import { useSidebar } from '../state/sidebar'
import { useText } from '../text'
import { useLogout } from './useLogout'
import { useNavigation } from './useNavigation'

/** The side navigation for students; Ctrl or Cmd plus b toggles it. */
export const StudentNav = () => {
  const { nav } = useText()
  const { isOpen, toggle } = useSidebar()
  const logout = useLogout()
  const pages = useNavigation('side').map(({ icon = 'home', ...page }) => ({ ...page, icon }))
  const logoutItem = { href: '/login', label: nav.logout, icon: 'logout', onPress: logout } as const
  return <SideNav items={[...pages, logoutItem]} label={nav.student} collapsed={!isOpen} onToggle={toggle} />
}
