import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '../Button'
import { BaseButton } from '../Button/BaseButton'
import { lazyComponent } from '../lazyComponent/lazyComponent'
import type { MenuContent, MenuEntry } from './content'
import * as styles from './Menu.css'

export interface MenuButtonProps extends MenuContent {
  /** Content of the button instead of its label, such as an avatar. */
  children?: ReactNode
  /** Variant of a button that shows its label. @default 'secondary' */
  variant?: ButtonVariant
}

const MenuList = lazyComponent(async () => (await import('./MenuPopover')).MenuPopover)

/** A button that opens a menu. Loads the menu's code on hover or focus. */
export const MenuButton = ({ children, variant = 'secondary', ...content }: MenuButtonProps) => {
  const { label } = content
  const trigger = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last'>()
  const chosen = useRef<() => void>(undefined)
  useEffect(() => {
    if (openAt !== undefined || chosen.current === undefined) return
    trigger.current?.focus()
    chosen.current()
    chosen.current = undefined
  }, [openAt])
  /** Acts once the menu has closed: a dialog that it opens returns the focus to the button. */
  const later = ({ onAction, ...entry }: MenuEntry) => ({
    ...entry,
    ...(onAction && {
      onAction: () => {
        chosen.current = onAction
      },
    }),
  })
  const props = {
    ref: trigger,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': openAt !== undefined,
    onPointerEnter: MenuList.preload,
    onFocus: MenuList.preload,
    onPointerDown: MenuList.preload,
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
        <BaseButton aria-label={label} className={styles.bareTrigger} {...props}>
          {children}
        </BaseButton>
      )}
      <MenuList
        load={openAt !== undefined}
        {...content}
        items={content.items.map(later)}
        choices={(content.choices ?? []).map((choice) => ({ ...choice, actions: (choice.actions ?? []).map(later) }))}
        triggerRef={trigger}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
      />
    </>
  )
}
