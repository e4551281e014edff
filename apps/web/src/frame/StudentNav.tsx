import { SideNav } from '@naru/ui/SideNav'
import { useSidebar } from '@naru/app-shell/frame/sidebar'
import { useText } from './text'
import { useSharedText } from '@naru/app-shell/text'
import { useLogout } from './useLogout'
import { useNavigation } from './useNavigation'

/** The side navigation for students; Ctrl or Cmd plus b toggles it. Below 768 px, `StudentMenu` is in its place. */
export const StudentNav = () => {
  const t = useText()
  const tShared = useSharedText()
  const { isOpen, toggle } = useSidebar()
  const logoutItem = { href: '/login', label: tShared('nav.logout'), icon: 'logout', onPress: useLogout() } as const
  return (
    <SideNav
      items={[...useNavigation('side'), logoutItem]}
      groups={[{ heading: t('nav.practice'), items: useNavigation('practice') }]}
      label={t('nav.student')}
      collapsed={!isOpen}
      onToggle={toggle}
    />
  )
}
