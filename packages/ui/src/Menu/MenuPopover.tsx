import { use, type RefObject } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Popover, type Key } from 'react-aria-components/Menu'
import { Icon } from '../Icon'
import { LinkContext } from '../Link/links'
import type { MenuChoice, MenuContent, MenuEntry } from './content'
import * as styles from './Menu.css'

interface MenuPopoverProps extends MenuContent {
  /** The button that opened it. */
  triggerRef: RefObject<HTMLButtonElement | null>
  /** The item to focus; undefined closes the menu. */
  openAt: 'first' | 'last' | undefined
  /** Called on a selection, Escape, or a press outside. */
  onClose: () => void
}

const chosen = (choice: MenuChoice, keys: 'all' | Set<Key>) => {
  const item = choice.items.find(({ id }) => keys !== 'all' && keys.has(id))
  if (item) choice.onChange(item.id)
}

const showEntry = ({ id, label, icon, ...action }: MenuEntry) => (
  <MenuItem key={id} id={id} textValue={label} className={styles.item} {...action}>
    {icon && <Icon name={icon} />}
    <span className={styles.label}>{label}</span>
  </MenuItem>
)

/** The popover of a `MenuButton`. A separate chunk: most visitors never open a menu. */
export const MenuPopover = (props: MenuPopoverProps) => {
  const { navigate, addressOf } = use(LinkContext)
  if (navigate === undefined) return <OpenMenu {...props} />
  return (
    <RouterProvider navigate={(href) => void navigate(href)} useHref={addressOf}>
      <OpenMenu {...props} />
    </RouterProvider>
  )
}

const OpenMenu = ({ label, items, choices = [], triggerRef, openAt, onClose }: MenuPopoverProps) => (
  <Popover
    trigger="MenuTrigger"
    aria-label={label}
    triggerRef={triggerRef}
    isOpen={openAt !== undefined}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    className={styles.popover}
    placement="bottom end"
  >
    {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a menu receives the focus when it opens (APG) */}
    <AriaMenu aria-label={label} className={styles.menu} autoFocus={openAt ?? 'first'} onClose={onClose}>
      {items.map(showEntry)}
      {choices.flatMap((choice) => [
        <MenuSection
          key={choice.label}
          aria-label={choice.label}
          className={styles.section}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[choice.value]}
          onSelectionChange={(keys) => chosen(choice, keys)}
        >
          <Header className={styles.sectionTitle}>{choice.label}</Header>
          {choice.items.map(({ id, label: itemLabel, icon, language }) => (
            <MenuItem key={id} id={id} textValue={itemLabel} className={styles.item}>
              {({ isSelected }) => (
                <>
                  {icon && <Icon name={icon} />}
                  <span className={styles.label} lang={language}>
                    {itemLabel}
                  </span>
                  {isSelected && <Icon name="check" size="small" />}
                </>
              )}
            </MenuItem>
          ))}
        </MenuSection>,
        ...(choice.actions ?? []).map(showEntry),
      ])}
    </AriaMenu>
  </Popover>
)
