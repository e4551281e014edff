import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button, type ButtonVariant } from '../Button'
import type { IconName } from '../Icon'
import { lazily } from '../lazily'
import * as styles from './Menu.css'

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

/** Props of `MenuButton`. */
export interface MenuButtonProps {
  /** Name of the button and of the menu. */
  label: string
  /** What the button shows instead of its label, such as an avatar. */
  children?: ReactNode
  /** Actions and links of the menu. */
  items: readonly MenuEntry[]
  /** Choices of which one is in force, such as the theme. Default: none. */
  choices?: readonly MenuChoice[]
  /** Look of a button that shows its label. @default 'secondary' */
  variant?: ButtonVariant
}

const MenuList = lazily(async () => (await import('./MenuPopover')).MenuPopover)

/** A button that opens a list of things to do. The list's code comes when the pointer or the focus comes near the button. */
export const MenuButton = ({ label, children, items, choices = [], variant = 'secondary' }: MenuButtonProps) => {
  const trigger = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last'>()
  const props = {
    ref: trigger,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': openAt !== undefined,
    onHoverStart: MenuList.preload,
    onFocus: MenuList.preload,
    onPressStart: MenuList.preload,
    onPress: () => setOpenAt('first'),
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  }
  return (
    <>
      {children === undefined ? (
        <Button variant={variant} iconEnd="chevronDown" {...props}>
          {label}
        </Button>
      ) : (
        <AriaButton aria-label={label} className={styles.bareTrigger} {...props}>
          {children}
        </AriaButton>
      )}
      <MenuList
        isWanted={openAt !== undefined}
        label={label}
        items={items}
        choices={choices}
        triggerRef={trigger}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
      />
    </>
  )
}
