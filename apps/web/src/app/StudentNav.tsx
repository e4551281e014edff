import { SideNav, type SideNavItem } from '@naru/ui/SideNav'
import { useSidebar } from '../state/sidebar'
import { useText } from '../text'
import { useIsCurrent } from './useIsCurrent'
import { useLogout } from './useLogout'

/** The side navigation for students; Ctrl or Cmd plus b toggles it. */
export const StudentNav = () => {
  const { nav } = useText()
  const { isOpen, toggle } = useSidebar()
  const isCurrent = useIsCurrent()
  const logout = useLogout()
  const items: SideNavItem[] = [
    { href: '/', label: nav.home, icon: 'home' },
    { href: '/dashboard', label: nav.dashboard, icon: 'dashboard', isCurrent: isCurrent('/dashboard') },
    {
      href: '/exams',
      label: nav.exams,
      icon: 'exam',
      isCurrent: isCurrent('/exams') || isCurrent('/guidelines'),
    },
    { href: '/leaderboard', label: nav.leaderboard, icon: 'trophy', isCurrent: isCurrent('/leaderboard') },
    { href: '/videos', label: nav.videos, icon: 'video', isCurrent: isCurrent('/videos') },
    { href: '/login', label: nav.logout, icon: 'logout', onPress: logout },
  ]
  return <SideNav items={items} label={nav.student} collapsed={!isOpen} onToggle={toggle} />
}
