import { isolate } from '@naru/exam-kit/content'
import { Avatar } from '@naru/ui/Avatar'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { MenuButton } from '@naru/ui/Menu'
import { TopBar } from '@naru/ui/TopBar'
import { mayDo, userDataQuery } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'
import { useText } from '../text'
import { Brand } from './Brand'
import { SettingsMenu } from './SettingsMenu'
import * as css from './SiteTopBar.css'
import { useLogout } from './useLogout'
import { useNavigation } from './useNavigation'

/** Home, Exams, Pricing, Contact; the menu of language and theme; the avatar menu or the Login button. */
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
          <SettingsMenu />
          <Account />
        </>
      }
    />
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
      label={nav.account(name.trim() === '' ? nav.unnamed : isolate(name))}
      items={[
        ...(user?.role !== undefined && mayDo(user.role, 'papers.write')
          ? [{ id: 'desk', label: nav.desk, icon: 'edit', href: '/desk/papers' } as const]
          : []),
        ...(user?.role !== undefined && mayDo(user.role, 'site.manage')
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
