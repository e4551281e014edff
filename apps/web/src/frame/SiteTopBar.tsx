import { ButtonLink } from '@naru/ui/ButtonLink'
import { TopBar } from '@naru/ui/TopBar'
import { useLocation } from '@tanstack/react-router'
import { useAuthState } from '@naru/app-shell/authSession'
import { AccountMenu } from '@naru/app-shell/frame/AccountMenu'
import { useSharedText } from '@naru/app-shell/text'
import { useText } from './text'
import { Brand } from '@naru/app-shell/frame/Brand'
import { SettingsMenu } from '@naru/app-shell/frame/SettingsMenu'
import * as css from '@naru/app-shell/frame/topBarEnd.css'
import { useLogout } from './useLogout'
import { useChooseLanguage } from './language/useChooseLanguage'
import { useNavigation } from './useNavigation'

/** Home, Exams, Pricing, Contact; the menu of language and theme; the avatar menu or the Login button. */
export const SiteTopBar = () => {
  const t = useText()
  const { pathname } = useLocation()
  const links = useNavigation('top')

  return (
    <TopBar
      brand={<Brand />}
      links={links}
      label={t('nav.main')}
      page={pathname}
      end={
        <>
          <SettingsMenu onLanguage={useChooseLanguage()} />
          <Account />
        </>
      }
    />
  )
}

const Account = () => {
  const tSite = useText()
  const t = useSharedText()
  const { status, isOffline, isVerified } = useAuthState()
  const logout = useLogout()
  // Without a connection nobody can log in.
  if (status === 'loggedOut' && !isOffline) {
    return (
      <ButtonLink variant="primary" href="/login" className={css.login}>
        {t('nav.login')}
      </ButtonLink>
    )
  }
  return (
    <AccountMenu
      items={
        isVerified === true
          ? []
          : [{ id: 'verify', label: tSite('nav.verifyEmail'), icon: 'mail', href: '/email-verify' }]
      }
      onLogout={logout}
    />
  )
}
