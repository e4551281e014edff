import { Alert } from '@naru/ui/Alert'
import { AppShell } from '@naru/ui/AppShell'
import { Footer } from '@naru/ui/Footer'
import { Page } from '@naru/ui/Page'
import { Text } from '@naru/ui/Text'
import { ToastRegion } from '@naru/ui/Toast'
import type { ReactNode } from 'react'
import { UpdateBar } from '../offline'
import { useSession } from '../session'
import { useOpenText } from '../text/open'
import { SiteTopBar } from './SiteTopBar'
import { useIsCurrent } from './useIsCurrent'

/** Props of SiteFrame. */
export interface SiteFrameProps {
  /** The side navigation, on pages that have one. */
  sideNav?: ReactNode
  /** The page. */
  children: ReactNode
}

/** Top bar, page, footer and toasts. */
export const SiteFrame = ({ sideNav, children }: SiteFrameProps) => {
  const { nav, site } = useOpenText()
  const { isOffline } = useSession()
  const isCurrent = useIsCurrent()
  const links = [
    { href: '/', label: nav.home },
    { href: '/about', label: nav.about },
    { href: '/pricing', label: nav.pricing },
    { href: '/contact', label: nav.contact },
    { href: '/privacyPolicy', label: nav.privacyPolicy },
    { href: '/termsAndConditions', label: nav.termsAndConditions },
    { href: '/refundPolicy', label: nav.refundPolicy },
  ].map((link) => ({ ...link, isCurrent: isCurrent(link.href) }))

  return (
    <>
      <AppShell
        skipLabel={site.skipToContent}
        topBar={<SiteTopBar />}
        sideNav={sideNav}
        footer={
          <Footer links={links} label={nav.footer}>
            <Text tone="muted" size="sm">
              {nav.copyright}
            </Text>
          </Footer>
        }
      >
        {isOffline && (
          <Page padded={false}>
            <Alert tone="warning" role="status">
              {site.offline}
            </Alert>
          </Page>
        )}
        {children}
      </AppShell>
      <UpdateBar />
      <ToastRegion />
    </>
  )
}
