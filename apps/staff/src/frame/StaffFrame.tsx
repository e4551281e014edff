import { useAuthState } from '@naru/app-shell/authSession'
import { StaffOfflinePage } from './StaffOfflinePage'
import { TwoStepNotice } from '@naru/app-shell/frame/TwoStepNotice'
import { PartlyEnglish } from '@naru/app-shell/language/PartlyEnglish'
import { useSharedText } from '@naru/app-shell/text'
import { useUser } from '@naru/app-shell/useUser'
import { Alert } from '@naru/ui/Alert'
import { AppShell } from '@naru/ui/AppShell'
import { isPartlyEnglish, useLanguage } from '@naru/ui/language'
import { Page } from '@naru/ui/Page'
import { ToastRegion } from '@naru/ui/Toast'
import type { ReactNode } from 'react'
import { StaffTopBar } from './StaffTopBar'

/** Top bar, what every page says, the page and toasts. */
export const StaffFrame = ({ children }: { children: ReactNode }) => {
  const t = useSharedText()
  const { status, isOffline } = useAuthState()
  const { twoStepFrom } = useUser() ?? {}
  const language = useLanguage()
  const isOpen = status !== 'loggedOut'

  return (
    <>
      <AppShell skipLabel={t('site.skipToContent')} topBar={<StaffTopBar />}>
        {isOpen && isOffline && (
          <Page padded={false}>
            <Alert tone="warning" role="status">
              {t('site.offline')}
            </Alert>
          </Page>
        )}
        {isPartlyEnglish(language) && (
          <Page padded={false}>
            <PartlyEnglish load />
          </Page>
        )}
        {twoStepFrom !== undefined && <TwoStepNotice from={twoStepFrom} />}
        {isOpen && children}
        {!isOpen && isOffline && <StaffOfflinePage />}
      </AppShell>
      <ToastRegion />
    </>
  )
}
