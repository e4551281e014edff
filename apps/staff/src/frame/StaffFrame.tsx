import { useAuthState } from '@naru/app-shell/authSession'
import { OfflinePage } from '@naru/app-shell/errorPages/OfflinePage'
import { FrameNotices } from '@naru/app-shell/frame/FrameNotices'
import { TwoStepNotice } from '@naru/app-shell/frame/TwoStepNotice'
import { UpdateBar } from '@naru/app-shell/siteUpdate/UpdateBar'
import { useSharedText } from '@naru/app-shell/text'
import { useUser } from '@naru/app-shell/useUser'
import { AppShell } from '@naru/ui/AppShell'
import { ToastRegion } from '@naru/ui/Toast'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteUpdate } from './siteUpdate'
import { StaffTopBar } from './StaffTopBar'

/** Top bar, what every page says, the page and toasts. */
export const StaffFrame = ({ children }: { children: ReactNode }) => {
  const t = useSharedText()
  const { status, isOffline } = useAuthState()
  const { twoStepFrom } = useUser() ?? {}
  const router = useRouter()
  const isOpen = status !== 'loggedOut'

  return (
    <>
      <AppShell skipLabel={t('site.skipToContent')} topBar={<StaffTopBar />} bottom={<UpdateBar update={siteUpdate} />}>
        <FrameNotices isOffline={isOpen && isOffline} />
        {twoStepFrom !== undefined && <TwoStepNotice from={twoStepFrom} />}
        {isOpen && children}
        {!isOpen && isOffline && <OfflinePage onChecked={() => router.invalidate()} />}
      </AppShell>
      <ToastRegion />
    </>
  )
}
