import type { IconName } from '../Icon'

/** An action or a link. */
export interface MenuEntry {
  id: string
  label: string
  icon?: IconName
  /** Makes it a link. */
  href?: string
  onAction?: () => void
  isDisabled?: boolean
}

export interface MenuOption {
  id: string
  label: string
  icon?: IconName
  /** Language of the label, for example 'ko'. @default that of the page */
  language?: string
}

export interface MenuChoice {
  label: string
  items: readonly MenuOption[]
  /** Id of the selected item. */
  value: string
  onChange: (id: string) => void
  /** Actions and links that belong to it, below its options. @default none */
  actions?: readonly MenuEntry[]
}

export interface MenuContent {
  /** Accessible name of the button and of the menu. */
  label: string
  /** Actions and links of the menu. */
  items: readonly MenuEntry[]
  /** Single selections, such as the theme. @default none */
  choices?: readonly MenuChoice[]
}
