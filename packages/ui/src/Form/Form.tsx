import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { form } from './Form.css'

export interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'onSubmit' | 'style'> {
  children: ReactNode
  /** Called on submit, without navigation. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /**
   * `native`: the browser validates and blocks invalid submits; its messages stand below the fields.
   * `aria`: every submit calls `onSubmit`, which sets each field's `errorMessage`. @default 'native'
   */
  validationBehavior?: 'native' | 'aria'
}

/** A form. After a submit, moves the focus to the first invalid field. */
export const Form = ({ onSubmit, validationBehavior = 'native', ...rest }: FormProps) => (
  <form
    {...rest}
    className={form}
    noValidate={validationBehavior === 'aria'}
    onSubmit={(event) => {
      event.preventDefault()
      const element = event.currentTarget
      onSubmit?.(event)
      requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    }}
  />
)
