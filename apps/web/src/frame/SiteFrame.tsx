import { AppShell } from '@naru/ui/AppShell'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Footer } from '@naru/ui/Footer'
import { Link } from '@naru/ui/Link'
import { KoreanParts } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { ToastRegion } from '@naru/ui/Toast'
import { useState, type ReactNode } from 'react'
import { LanguageSuggestion } from './language/LanguageSuggestion'
import { AccountNotices } from './bars/AccountNotices'
import { presentUser } from '@naru/app-shell/attempt/presentUser'
import { useAuthState } from '@naru/app-shell/authSession'
import { Brand } from '@naru/app-shell/frame/Brand'
import { FrameNotices } from '@naru/app-shell/frame/FrameNotices'
import { UpdateBar } from '@naru/app-shell/siteUpdate/UpdateBar'
import { useSharedText } from '@naru/app-shell/text'
import { useText } from './text'
import { RunningExam } from './bars/RunningExam'
import { siteUpdate } from '../shared/offline'
import { SiteTopBar } from './SiteTopBar'
import { useIsCurrent } from './useIsCurrent'
import { useNavigation } from './useNavigation'
import './textSize.css'

/** A separate chunk: visitors have none. */
const PhoneBar = lazyComponent(async () => (await import('./phone/PhoneBar')).PhoneBar)

export interface SiteFrameProps {
  sideNav?: ReactNode
  /** Whether it is a page that everybody may see. @default false */
  isPublic?: boolean
  children: ReactNode
}

export const SiteFrame = ({ sideNav, isPublic = false, children }: SiteFrameProps) => {
  const tSite = useText()
  const tShared = useSharedText()
  const { isOffline, status } = useAuthState()
  const links = useNavigation('footer')
  const isCurrent = useIsCurrent()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isLearner = status === 'loggedIn'
  // Today's questions may be on this device, in a tab that knows no session too.
  const hasPractice = isOffline && (presentUser() ?? '') !== '' && !isCurrent('/practice')

  return (
    <>
      <AppShell
        skipLabel={tShared('site.skipToContent')}
        topBar={
          <SiteTopBar
            menu={
              isLearner
                ? { label: tShared('nav.menu'), isOpen: isMenuOpen, onPress: () => setMenuOpen(true) }
                : undefined
            }
          />
        }
        sideNav={sideNav}
        footer={
          <Footer links={links} label={tSite('nav.footer')}>
            <Stack gap={8}>
              <Brand />
              <Text tone="muted" size="sm">
                <KoreanParts>{tSite('nav.copyright')}</KoreanParts>
              </Text>
            </Stack>
          </Footer>
        }
        bottom={
          <>
            <RunningExam>
              <UpdateBar update={siteUpdate} />
            </RunningExam>
            {isLearner && <PhoneBar load isOpen={isMenuOpen} onOpenChange={setMenuOpen} />}
          </>
        }
      >
        <FrameNotices isOffline={isOffline} offlineAction={hasPractice ? <ToPractice /> : undefined} />
        <AccountNotices />
        {children}
      </AppShell>
      {isPublic && status === 'loggedOut' && <LanguageSuggestion />}
      <ToastRegion />
    </>
  )
}

const ToPractice = () => {
  const t = useText()
  return <Link href="/practice">{t('nav.practice')}</Link>
}
