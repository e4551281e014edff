import { mayDo } from '@naru/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { AccountMenu } from '@naru/app-shell/frame/AccountMenu'
import { Brand } from '@naru/app-shell/frame/Brand'
import { SettingsMenu } from '@naru/app-shell/frame/SettingsMenu'
import { useSharedText } from '@naru/app-shell/text'
import { useChooseLanguage } from '@naru/app-shell/language/useChooseLanguage'
import { TopBar, type TopBarProps } from '@naru/ui/TopBar'
import { useLocation } from '@tanstack/react-router'
import { useLogout } from './useLogout'

/** Links to desk and administration, as far as the user may open them; the menus of settings and account. */
export const StaffTopBar = ({ menu }: Pick<TopBarProps, 'menu'>) => {
  const t = useSharedText()
  const { pathname } = useLocation()
  const { role } = useAuthState()
  const chooseLanguage = useChooseLanguage()
  const links = [
    ...(role !== undefined && mayDo(role, 'papers.write')
      ? [{ href: '/desk/papers', label: t('nav.desk'), isCurrent: pathname.startsWith('/desk') }]
      : []),
    ...(role !== undefined && mayDo(role, 'site.manage')
      ? [{ href: '/admin', label: t('nav.admin'), isCurrent: pathname.startsWith('/admin') }]
      : []),
  ]
  return (
    <TopBar
      brand={<Brand />}
      links={links}
      page={pathname}
      menu={menu}
      end={
        <>
          <SettingsMenu onLanguage={chooseLanguage} />
          <AccountMenu onLogout={useLogout()} />
        </>
      }
    />
  )
}
