import { Avatar } from '@naru/ui/Avatar'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Icon } from '@naru/ui/Icon'
import { MenuButton } from '@naru/ui/Menu'
import { applyTheme } from '@naru/ui/theme'
import { TopBar } from '@naru/ui/TopBar'
import { userDataQuery } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'
import { rememberTheme, themeChoices, useThemeChoice } from '../../shared/state/theme'
import { useText } from '../text'
import { Brand } from './Brand'
import * as css from './SiteTopBar.css'
import { useLogout } from './useLogout'
import { useNavigation } from './useNavigation'

/** Home, Exams, Pricing, Contact; the appearance menu; the avatar menu or the Login button. */
export const SiteTopBar = () => {
  const { nav } = useText()
  const { pathname } = useLocation()
  const links = useNavigation('top')

  return (
    <TopBar
      brand={<Brand />}
      links={links}
      label={nav.main}
      page={pathname}
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
  const { nav } = useText()
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
  const { nav } = useText()
  const { status, name } = useAuthState()
  const logout = useLogout()
  // The auth session requests the same query; without a role in the response there is no admin area.
  const { data: user } = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })
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
