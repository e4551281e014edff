import { isStaff, mayDo } from '@naru/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { useTitle } from '@naru/app-shell/useTitle'
import { useAdminText } from '../text/admin'
import { StaffPage, type StaffPageProps } from './StaffPage'

/** The layout of the admin pages. Authors and editors, who may open some of them, go back to the desk. */
export const AdminFrame = ({ back, ...page }: StaffPageProps) => {
  const t = useAdminText()
  const { role } = useAuthState()
  const isOfDesk = role !== undefined && isStaff(role) && !mayDo(role, 'site.manage')
  useTitle(page.title === t('title') ? page.title : t('tab', { page: page.title }))
  return <StaffPage {...page} back={back && isOfDesk ? { href: '/desk/papers', label: t('desk.title') } : back} />
}
