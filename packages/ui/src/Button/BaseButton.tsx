import type { ComponentProps, MouseEvent } from 'react'

/** What a button does, and the attributes of a native button. */
export interface BaseButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'onClick' | 'style'> {
  /** Called on a press by pointer or keyboard. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Rejects presses and the focus. @default false */
  isDisabled?: boolean | undefined
  /** Rejects presses while the action runs, and keeps the focus. @default false */
  isPending?: boolean | undefined
}

/** Also the submit of a form: it is the default action of the click. */
const reject = (event: MouseEvent) => event.preventDefault()

/** A native button without an appearance. */
export const BaseButton = ({
  onPress,
  isDisabled = false,
  isPending = false,
  type = 'button',
  ...rest
}: BaseButtonProps) => (
  <button
    {...rest}
    type={type}
    disabled={isDisabled}
    onClick={isPending ? reject : onPress}
    {...(isDisabled && { 'data-disabled': true })}
    {...(isPending && { 'aria-disabled': true, 'data-pending': true })}
  />
)
