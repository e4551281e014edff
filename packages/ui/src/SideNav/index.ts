export { SideNav, type SideNavProps } from './SideNav'
export type { SideNavGroup, SideNavItem } from './SideNavList'
