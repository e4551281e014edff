import { ButtonLink } from '@naru/ui/ButtonLink'
import { TopBar, type TopBarProps } from '@naru/ui/TopBar'
import { useLocation } from '@tanstack/react-router'
import { useAuthState } from '@naru/app-shell/authSession'
import { AccountMenu } from '@naru/app-shell/frame/AccountMenu'
import { useSharedText } from '@naru/app-shell/text'
import { useText } from './text'
import { Brand } from '@naru/app-shell/frame/Brand'
import { SettingsMenu } from '@naru/app-shell/frame/SettingsMenu'
import * as css from '@naru/app-shell/frame/topBarEnd.css'
import * as phone from './phone/phone.css'
import { useLogout } from './useLogout'
import { useChooseLanguage } from './language/useChooseLanguage'
import { useNavigation } from './useNavigation'

export interface SiteTopBarProps {
  /** The menu of a learner on a phone, which has the settings, too. @default the bar's own menu */
  menu?: TopBarProps['menu']
}

/** Home, Exams, Pricing, Contact; the menu of language and theme; the avatar menu or the Login button. */
export const SiteTopBar = ({ menu }: SiteTopBarProps) => {
  const t = useText()
  const { pathname } = useLocation()
  const links = useNavigation('top')

  return (
    <TopBar
      brand={<Brand />}
      links={links}
      label={t('nav.main')}
      page={pathname}
      menu={menu}
      end={
        <>
          <span className={menu && phone.notOnPhones}>
            <SettingsMenu onLanguage={useChooseLanguage()} />
          </span>
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
      items={[
        ...(isVerified === true
          ? []
          : [{ id: 'verify', label: tSite('nav.verifyEmail'), icon: 'mail', href: '/email-verify' } as const]),
        { id: 'profile', label: tSite('nav.profile'), icon: 'user', href: '/profile' },
        { id: 'purchases', label: tSite('nav.purchases'), icon: 'tag', href: '/profile#purchases' },
        { id: 'scoreReports', label: tSite('nav.scoreReports'), icon: 'medal', href: '/myresult' },
        { id: 'myData', label: tSite('nav.myData'), icon: 'lock', href: '/profile#my-data' },
      ]}
      onLogout={logout}
    />
  )
}
