import type { IconName } from '../Icon'

/** An action or a link. */
export interface MenuEntry {
  /** One of a kind in the menu. */
  id: string
  /** What it does, or where it leads. */
  label: string
  /** Before the label. @default none */
  icon?: IconName
  /** Makes it a link. */
  href?: string
  /** Called when it is chosen. */
  onAction?: () => void
  /** Shows it, but rejects presses. @default false */
  isDisabled?: boolean
}

export interface MenuOption {
  /** One of a kind in its choice. */
  id: string
  /** What can be chosen. */
  label: string
  /** Before the label. @default none */
  icon?: IconName
  /** Language of the label, for example 'ko'. @default that of the page */
  language?: string
}

export interface MenuChoice {
  /** Heading of its options. */
  label: string
  /** The options in order. */
  items: readonly MenuOption[]
  /** Id of the selected item. */
  value: string
  /** Called with the id of a chosen option; the menu closes. */
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
