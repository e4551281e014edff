export { MenuButton, type MenuButtonProps, type MenuChoice, type MenuEntry } from './MenuButton'
