import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
import type { ReactNode, FormEvent } from 'react'
import { form } from './Form.css'

/** Props of `Form`: those of react-aria's Form. */
export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'children' | 'onSubmit'> {
  children: ReactNode
  /** Called on submit; the page is not left. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /**
   * Who checks: `native` lets the browser hold back a form with empty required fields and shows its message below the field;
   * `aria` sends every form to `onSubmit`, which sets each field's `errorMessage`. @default 'native'
   */
  validationBehavior?: 'native' | 'aria'
}

/** A form. After a submit the focus goes to the first field that is marked invalid. */
export const Form = ({ children, onSubmit, validationBehavior = 'native', ...rest }: FormProps) => (
  <AriaForm
    className={form}
    validationBehavior={validationBehavior}
    onSubmit={(event) => {
      event.preventDefault()
      const element = event.currentTarget
      onSubmit?.(event)
      requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    }}
    {...rest}
  >
    {children}
  </AriaForm>
)
