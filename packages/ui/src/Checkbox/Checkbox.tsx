import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import * as styles from './Checkbox.css'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'checked' | 'children' | 'className' | 'defaultChecked' | 'disabled' | 'onChange' | 'ref' | 'style' | 'type'
>

export interface CheckboxProps extends NativeProps {
  /** The label. Without it, set an `aria-label`. */
  children?: ReactNode
  /** Whether it is selected; without it, it keeps its own value. */
  isSelected?: boolean | undefined
  /** Whether it is selected at first, where `isSelected` is not given. @default false */
  defaultSelected?: boolean | undefined
  /** Some of what it stands for is selected. @default false */
  isIndeterminate?: boolean | undefined
  /** Marks it as wrong. @default false */
  isInvalid?: boolean | undefined
  /** Rejects input, but not the focus. @default false */
  isReadOnly?: boolean | undefined
  /** Rejects input. @default false */
  isDisabled?: boolean | undefined
  /** Called with each new value. */
  onChange?: ((isSelected: boolean) => void) | undefined
}

/** A checkbox with its label. */
export const Checkbox = ({
  children,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  isInvalid = false,
  isReadOnly = false,
  isDisabled = false,
  onChange,
  ...rest
}: CheckboxProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Not an attribute; the browser clears it on a press.
    if (input.current !== null) input.current.indeterminate = isIndeterminate
  })
  return (
    <label className={styles.checkbox}>
      <input
        {...rest}
        ref={input}
        type="checkbox"
        className={styles.box}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        // A checkbox has no native `readonly`; the click is what changes it, also by keyboard.
        {...(isReadOnly && { 'aria-readonly': true, onClick: (event) => event.preventDefault() })}
        {...(isSelected !== undefined && { checked: isSelected })}
        {...(defaultSelected !== undefined && { defaultChecked: defaultSelected })}
        {...(isInvalid && { 'aria-invalid': true })}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  )
}
