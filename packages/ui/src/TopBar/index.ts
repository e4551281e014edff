export { TopBar, type NavLink, type TopBarProps } from './TopBar'
