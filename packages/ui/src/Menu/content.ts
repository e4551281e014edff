import type { IconName } from '../Icon'

/** One thing to do, or one place to go. */
export interface MenuEntry {
  id: string
  label: string
  icon?: IconName
  /** Makes it a link. */
  href?: string
  onAction?: () => void
  isDisabled?: boolean
}

/** A choice of one among several, below the entries. */
export interface MenuChoice {
  label: string
  items: readonly { id: string; label: string; icon?: IconName }[]
  /** Id of the chosen item. */
  value: string
  onChange: (id: string) => void
}

/** What stands in a menu, and its name. */
export interface MenuContent {
  /** Name of the button and of the menu. */
  label: string
  /** Actions and links of the menu. */
  items: readonly MenuEntry[]
  /** Choices of which one is in force, such as the theme. Default: none. */
  choices?: readonly MenuChoice[]
}
