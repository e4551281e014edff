import { isStaff, mayDo } from '@naru/api'
import { clearUserData } from '@naru/app-shell/attempt'
import { useAuthState } from '@naru/app-shell/authSession'
import { OfflinePage } from '@naru/app-shell/errorPages/OfflinePage'
import { AccountMenu } from '@naru/app-shell/frame/AccountMenu'
import { Brand } from '@naru/app-shell/frame/Brand'
import { FrameNotices } from '@naru/app-shell/frame/FrameNotices'
import { SettingsMenu } from '@naru/app-shell/frame/SettingsMenu'
import { TwoStepNotice } from '@naru/app-shell/frame/TwoStepNotice'
import { useSidebar } from '@naru/app-shell/frame/sidebar'
import { useChooseLanguage } from '@naru/app-shell/language/useChooseLanguage'
import { clearSavedPapers } from '@naru/app-shell/paperDatabase'
import { UpdateBar } from '@naru/app-shell/siteUpdate/UpdateBar'
import { useSharedText } from '@naru/app-shell/text'
import { useLogout as useLogoutAndLeave } from '@naru/app-shell/user/useLogout'
import { useUser } from '@naru/app-shell/user/useUser'
import { AppShell } from '@naru/ui/AppShell'
import type { IconName } from '@naru/ui/Icon'
import { Sheet } from '@naru/ui/Sheet'
import { SideNav, SideNavList } from '@naru/ui/SideNav'
import { ToastRegion } from '@naru/ui/Toast'
import { TopBar, type TopBarProps } from '@naru/ui/TopBar'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { siteUpdate } from './siteUpdate'
import { openDocumentOf } from './useOpenPage'
import { type AdminText, useAdminText } from '../text/admin'

export interface StaffFrameProps {
  /** Where the links to the other pages are: in a menu only, for a page that needs the width. @default nowhere */
  nav?: 'side' | 'menu'
  children: ReactNode
}

/** Top bar, navigation, what every page says, the page and toasts. */
export const StaffFrame = ({ nav, children }: StaffFrameProps) => {
  const t = useSharedText()
  const { status, isOffline, role } = useAuthState()
  const { twoStepFrom } = useUser() ?? {}
  const router = useRouter()
  const isOpen = status !== 'loggedOut'
  const hasNav = nav !== undefined && isOpen && role !== undefined && isStaff(role)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const menu = { label: t('nav.menu'), isOpen: isMenuOpen, onPress: () => setMenuOpen(true) }

  return (
    <>
      <AppShell
        skipLabel={t('site.skipToContent')}
        topBar={<StaffTopBar menu={hasNav ? menu : undefined} />}
        sideNav={hasNav && nav === 'side' ? <StaffNav /> : undefined}
        bottom={<UpdateBar update={siteUpdate} />}
      >
        <FrameNotices isOffline={isOpen && isOffline} />
        {twoStepFrom !== undefined && <TwoStepNotice from={twoStepFrom} />}
        {isOpen && children}
        {!isOpen && isOffline && <OfflinePage onChecked={() => router.invalidate()} />}
      </AppShell>
      {hasNav && <StaffMenu isOpen={isMenuOpen} onOpenChange={setMenuOpen} />}
      <ToastRegion />
    </>
  )
}

/** Links to desk and administration, as far as the user may open them; the menus of settings and account. */
const StaffTopBar = ({ menu }: Pick<TopBarProps, 'menu'>) => {
  const t = useSharedText()
  const { pathname } = useLocation()
  const { role } = useAuthState()
  const chooseLanguage = useChooseLanguage()
  const links = [
    ...(role !== undefined && mayDo(role, 'papers.write')
      ? [{ href: '/desk/papers', label: t('nav.desk'), isCurrent: pathname.startsWith('/desk') }]
      : []),
    ...(role !== undefined && mayDo(role, 'site.manage')
      ? [{ href: '/admin', label: t('nav.admin'), isCurrent: pathname.startsWith('/admin') }]
      : []),
  ]
  return (
    <TopBar
      brand={<Brand />}
      links={links}
      page={pathname}
      menu={menu}
      end={
        <>
          <SettingsMenu onLanguage={chooseLanguage} />
          <AccountMenu onLogout={useLogout()} />
        </>
      }
    />
  )
}

/** The pages of administration and desk that the role may open. */
function useStaffPages() {
  const t = useAdminText()
  const { pathname } = useLocation()
  const { role } = useAuthState()
  const isIn = (href: string) => pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`))
  const items = (areas: readonly Area[]) => areas.map((area) => ({ ...area, isCurrent: isIn(area.href) }))
  if (role === undefined || !mayDo(role, 'site.manage')) return { label: t('desk.areas'), items: items(deskAreasOf(t)) }
  const desk = deskAreasOf(t).filter(({ href }) => href.startsWith('/desk'))
  return {
    label: t('areas'),
    items: items([{ id: 'overview', href: '/admin', label: t('overview.title'), icon: 'grid' }, ...areasOf(t)]),
    groups: [{ heading: t('desk.title'), items: items(desk) }],
  }
}

/** The side navigation of staff; Ctrl or Cmd plus b toggles it. Below 768 px, `StaffMenu` is in its place. */
const StaffNav = () => {
  const { isOpen, toggle } = useSidebar()
  return <SideNav {...useStaffPages()} collapsed={!isOpen} onToggle={toggle} />
}

interface StaffMenuProps {
  /** Whether it is open. */
  isOpen: boolean
  /** Closes it. */
  onOpenChange: (isOpen: boolean) => void
}

/** The same pages in a sheet. */
const StaffMenu = ({ isOpen, onOpenChange }: StaffMenuProps) => {
  const pages = useStaffPages()
  return (
    <Sheet title={pages.label} side="end" isOpen={isOpen} onOpenChange={onOpenChange}>
      <SideNavList {...pages} onChoose={() => onOpenChange(false)} />
    </Sheet>
  )
}

interface Area {
  id: string
  href: string
  label: string
  icon: IconName
}

const areasOf = (text: AdminText) =>
  [
    { id: 'users', href: '/admin/users', label: text('users.title'), icon: 'users' },
    { id: 'activation', href: '/userActivation', label: text('activation'), icon: 'key' },
    { id: 'plans', href: '/admin/plans', label: text('plans.title'), icon: 'tag' },
    { id: 'advertisements', href: '/admin/advertisements', label: text('advertisements.title'), icon: 'image' },
    { id: 'videos', href: '/admin/videos', label: text('videos.title'), icon: 'video' },
    { id: 'exams', href: '/admin/exams', label: text('exams.title'), icon: 'exam' },
    { id: 'floors', href: '/admin/floors', label: text('floors.title'), icon: 'flag' },
    { id: 'messages', href: '/admin/messages', label: text('messages.title'), icon: 'message' },
    { id: 'mails', href: '/admin/mails', label: text('mails.title'), icon: 'mail' },
    { id: 'payments', href: '/admin/payments', label: text('payments.title'), icon: 'card' },
    { id: 'settings', href: '/admin/settings', label: text('settings.title'), icon: 'settings' },
    { id: 'security', href: '/admin/security', label: text('security.title'), icon: 'lock' },
    { id: 'audit', href: '/admin/audit', label: text('audit.title'), icon: 'eye' },
  ] as const

/** The pages of authors and editors, who may open a few of the admin pages. */
const deskAreasOf = (text: AdminText) =>
  [
    { id: 'papers', href: '/desk/papers', label: text('desk.papers'), icon: 'exam' },
    { id: 'media', href: '/desk/media', label: text('desk.media'), icon: 'image' },
    { id: 'security', href: '/admin/security', label: text('security.title'), icon: 'lock' },
  ] as const

/** @returns a function that logs out and opens /login */
function useLogout(): () => void {
  const router = useRouter()
  return useLogoutAndLeave(async () => {
    // The frame takes the page away, which stores an open paper once more.
    await new Promise((done) => setTimeout(done))
    // What cannot be cleared now is cleared when the next user logs in.
    await Promise.allSettled([clearUserData(), clearSavedPapers()])
    await openDocumentOf(router.options.context)('/login')
  })
}
