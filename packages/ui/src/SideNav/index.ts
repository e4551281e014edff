export { SideNav, type SideNavProps } from './SideNav'
export type { SideNavItem } from './SideNavList'
