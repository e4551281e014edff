import { isolate } from '@naru/exam-kit/content'
import { Avatar } from '@naru/ui/Avatar'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { MenuButton } from '@naru/ui/Menu'
import { TopBar } from '@naru/ui/TopBar'
import { mayDo } from '@naru/api'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuthState } from '@naru/app-shell/authSession'
import { fetchFontsOfName } from '@naru/app-shell/fetchFonts'
import { useSharedText } from '@naru/app-shell/text'
import { useText } from '../text'
import { Brand } from '@naru/app-shell/frame/Brand'
import { SettingsMenu } from '@naru/app-shell/frame/SettingsMenu'
import * as css from '@naru/app-shell/frame/topBarEnd.css'
import { useLogout } from './useLogout'
import { useChooseLanguage } from '../state/useChooseLanguage'
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
  const { status, name, isOffline, role, isVerified } = useAuthState()
  const logout = useLogout()
  useEffect(() => fetchFontsOfName(name), [name])
  // Without a connection nobody can log in.
  if (status === 'unknown' || (status === 'loggedOut' && isOffline)) return <span className={css.reserved} />
  if (status === 'loggedOut') {
    return (
      <ButtonLink variant="primary" href="/login" className={css.login}>
        {t('nav.login')}
      </ButtonLink>
    )
  }
  return (
    <MenuButton
      label={t('nav.account', { name: name.trim() === '' ? t('nav.unnamed') : isolate(name) })}
      items={[
        ...(role !== undefined && mayDo(role, 'papers.write')
          ? [{ id: 'desk', label: t('nav.desk'), icon: 'edit', href: '/desk/papers' } as const]
          : []),
        ...(role !== undefined && mayDo(role, 'site.manage')
          ? [{ id: 'admin', label: t('nav.admin'), icon: 'settings', href: '/admin' } as const]
          : []),
        ...(isVerified === true
          ? []
          : [{ id: 'verify', label: tSite('nav.verifyEmail'), icon: 'mail', href: '/email-verify' } as const]),
        { id: 'logout', label: t('nav.logout'), icon: 'logout', onAction: logout },
      ]}
    >
      <Avatar name={name} />
    </MenuButton>
  )
}
