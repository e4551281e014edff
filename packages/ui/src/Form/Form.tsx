import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
import type { ReactNode, FormEvent } from 'react'
import { form } from './Form.css'

/** Props of `Form`: those of react-aria's Form. */
export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'children' | 'onSubmit'> {
  children: ReactNode
  /** Called on submit, without navigation. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /**
   * `native`: the browser validates, blocks invalid submits and shows its messages below the fields.
   * `aria`: every submit calls `onSubmit`, which sets each field's `errorMessage`. @default 'native'
   */
  validationBehavior?: 'native' | 'aria'
}

/** A form. After a submit, moves the focus to the first invalid field. */
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
