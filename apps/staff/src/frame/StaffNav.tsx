import { mayDo } from '@naru/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { useSidebar } from '@naru/app-shell/frame/sidebar'
import { Sheet } from '@naru/ui/Sheet'
import { SideNav, SideNavList } from '@naru/ui/SideNav'
import { useLocation } from '@tanstack/react-router'
import { useAdminText } from '../text/admin'
import { areasOf, deskAreasOf, type Area } from './areas'

/** The pages of administration and desk that the role may open. */
function useStaffPages() {
  const t = useAdminText()
  const { pathname } = useLocation()
  const { role } = useAuthState()
  const isIn = (href: string) => pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`))
  const items = (areas: readonly Area[]) => areas.map((area) => ({ ...area, isCurrent: isIn(area.href) }))
  if (role === undefined || !mayDo(role, 'site.manage')) return { label: t('desk.areas'), items: items(deskAreasOf(t)) }
  const desk = deskAreasOf(t).filter(({ href }) => href.startsWith('/desk'))
  return {
    label: t('areas'),
    items: items([{ id: 'overview', href: '/admin', label: t('overview.title'), icon: 'grid' }, ...areasOf(t)]),
    groups: [{ heading: t('desk.title'), items: items(desk) }],
  }
}

/** The side navigation of staff; Ctrl or Cmd plus b toggles it. Below 768 px, `StaffMenu` is in its place. */
export const StaffNav = () => {
  const { isOpen, toggle } = useSidebar()
  return <SideNav {...useStaffPages()} collapsed={!isOpen} onToggle={toggle} />
}

export interface StaffMenuProps {
  /** Whether it is open. */
  isOpen: boolean
  /** Closes it. */
  onOpenChange: (isOpen: boolean) => void
}

/** The same pages in a sheet. */
export const StaffMenu = ({ isOpen, onOpenChange }: StaffMenuProps) => {
  const pages = useStaffPages()
  return (
    <Sheet title={pages.label} side="end" isOpen={isOpen} onOpenChange={onOpenChange}>
      <SideNavList {...pages} onChoose={() => onOpenChange(false)} />
    </Sheet>
  )
}
