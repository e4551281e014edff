import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { Icon } from '../Icon'
import * as styles from './Checkbox.css'

/** Props of `Checkbox`: those of react-aria's Checkbox. */
export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  /** The label. Without it, set an `aria-label`. */
  children?: ReactNode
}

/** A checkbox with its label. */
export const Checkbox = ({ children, ...rest }: CheckboxProps) => (
  <AriaCheckbox className={styles.checkbox} {...rest}>
    {({ isSelected, isIndeterminate }) => (
      <>
        <span className={styles.box}>
          {isIndeterminate ? <Icon name="minus" size="small" /> : isSelected && <Icon name="check" size="small" />}
        </span>
        {children !== undefined && <span>{children}</span>}
      </>
    )}
  </AriaCheckbox>
)
