export type { MenuChoice, MenuEntry } from './content'
export { MenuButton, type MenuButtonProps } from './MenuButton'
