import { isStaff } from '@naru/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { OfflinePage } from '@naru/app-shell/errorPages/OfflinePage'
import { FrameNotices } from '@naru/app-shell/frame/FrameNotices'
import { TwoStepNotice } from '@naru/app-shell/frame/TwoStepNotice'
import { UpdateBar } from '@naru/app-shell/siteUpdate/UpdateBar'
import { useSharedText } from '@naru/app-shell/text'
import { useUser } from '@naru/app-shell/user/useUser'
import { AppShell } from '@naru/ui/AppShell'
import { ToastRegion } from '@naru/ui/Toast'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { siteUpdate } from './siteUpdate'
import { StaffMenu, StaffNav } from './StaffNav'
import { StaffTopBar } from './StaffTopBar'

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
