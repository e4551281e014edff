import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  type Key,
} from 'react-aria-components/Menu'
import { Button, type ButtonVariant } from '../Button'
import { Icon, type IconName } from '../Icon'
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

const chosen = (choice: MenuChoice, keys: 'all' | Set<Key>) => {
  const item = choice.items.find(({ id }) => keys !== 'all' && keys.has(id))
  if (item) choice.onChange(item.id)
}

/** A button that opens a list of things to do. */
export const MenuButton = ({ label, children, items, choices = [], variant = 'secondary' }: MenuButtonProps) => (
  <MenuTrigger>
    {children === undefined ? (
      <Button variant={variant} iconEnd="chevronDown">
        {label}
      </Button>
    ) : (
      <AriaButton aria-label={label} className={styles.bareTrigger}>
        {children}
      </AriaButton>
    )}
    <Popover className={styles.popover} placement="bottom end">
      <AriaMenu aria-label={label} className={styles.menu}>
        {items.map(({ id, label: words, icon, ...action }) => (
          <MenuItem key={id} id={id} textValue={words} className={styles.item} {...action}>
            {icon && <Icon name={icon} />}
            <span className={styles.label}>{words}</span>
          </MenuItem>
        ))}
        {choices.map((choice) => (
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
            {choice.items.map(({ id, label: words, icon }) => (
              <MenuItem key={id} id={id} textValue={words} className={styles.item}>
                {({ isSelected }) => (
                  <>
                    {icon && <Icon name={icon} />}
                    <span className={styles.label}>{words}</span>
                    {isSelected && <Icon name="check" size="small" />}
                  </>
                )}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
)
