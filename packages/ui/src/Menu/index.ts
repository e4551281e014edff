export type { MenuChoice, MenuEntry, MenuOption } from './content'
export { MenuButton, type MenuButtonProps } from './MenuButton'
