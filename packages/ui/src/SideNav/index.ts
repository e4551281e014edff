export { SideNav, type SideNavProps } from './SideNav'
export { SideNavList, type SideNavGroup, type SideNavItem, type SideNavListProps } from './SideNavList'
