import { Avatar } from '@naru/ui/Avatar'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Icon } from '@naru/ui/Icon'
import { MenuButton } from '@naru/ui/Menu'
import { applyTheme } from '@naru/ui/theme'
import { TopBar } from '@naru/ui/TopBar'
import { useAsked, useCalls } from '../calls'
import { useSession } from '../session'
import { rememberTheme, themeChoices, useThemeChoice } from '../state/theme'
import { useOpenText } from '../text/open'
import { Brand } from './Brand'
import * as css from './SiteTopBar.css'
import { usePlace } from './place'
import { useIsCurrent } from './useIsCurrent'
import { useLogout } from './useLogout'

/** Home, Exams, Pricing, Contact; the appearance menu; the avatar menu or the Login button. */
export const SiteTopBar = () => {
  const { nav } = useOpenText()
  const isCurrent = useIsCurrent()
  const { pathname: page } = usePlace()
  const links = [
    { href: '/', label: nav.home },
    { href: '/exams', label: nav.exams },
    { href: '/pricing', label: nav.pricing },
    { href: '/contact', label: nav.contact },
  ].map((link) => ({ ...link, isCurrent: isCurrent(link.href) }))

  return (
    <TopBar
      brand={<Brand />}
      links={links}
      label={nav.main}
      page={page}
      end={
        <>
          <AppearanceMenu />
          <Account />
        </>
      }
    />
  )
}

const AppearanceMenu = () => {
  const { nav } = useOpenText()
  const theme = useThemeChoice()
  return (
    <MenuButton
      label={nav.settings}
      items={[]}
      choices={[
        {
          label: nav.theme,
          items: themeChoices.map((id) => ({ id, label: nav.themes[id] })),
          value: theme,
          onChange: (id) => {
            const next = themeChoices.find((choice) => choice === id)
            if (next === undefined) return
            rememberTheme(next)
            applyTheme(next)
          },
        },
      ]}
    >
      <span className={css.round}>
        <Icon name="contrast" />
      </span>
    </MenuButton>
  )
}

const Account = () => {
  const { nav } = useOpenText()
  const { status, name } = useSession()
  const logout = useLogout()
  const calls = useCalls()
  // The session has asked for it too; an API that names no role has no admin area either.
  const { answer: user } = useAsked(status === 'loggedIn' ? calls.user : undefined)
  if (status === 'unknown') return <span className={css.reserved} />
  if (status === 'loggedOut') {
    return (
      <ButtonLink variant="primary" href="/login" className={css.login}>
        {nav.login}
      </ButtonLink>
    )
  }
  return (
    <MenuButton
      label={nav.account(name.trim() === '' ? nav.unnamed : name)}
      items={[
        ...(user?.role === 'admin'
          ? [{ id: 'admin', label: nav.admin, icon: 'settings', href: '/admin' } as const]
          : []),
        { id: 'verify', label: nav.verifyEmail, icon: 'mail', href: '/email-verify' },
        { id: 'logout', label: nav.logout, icon: 'logout', onAction: logout },
      ]}
    >
      <Avatar name={name} />
    </MenuButton>
  )
}
