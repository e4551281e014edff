import { useState } from 'react'

type Errors<Values, Code extends string> = Partial<Record<keyof Values, Code | undefined>>
type TextOf<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values]

/**
 * Values and errors of a form. Typing clears the error of its field.
 *
 * @param check returns the errors by field, as sentences or as codes; it also gets those that are shown
 */
export function useForm<Values extends object, Code extends string = string>(
  initial: Values | (() => Values),
  check: (values: Values, shown: Errors<Values, Code>) => Errors<Values, Code>,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<Values, Code>>({})
  const setError = (name: keyof Values, error: Code | undefined) =>
    setErrors((before) => ({ ...before, [name]: error }))
  return {
    values,
    errors,
    set: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    setError,
    isValid: () => {
      const found = check(values, errors)
      setErrors(found)
      return Object.keys(found).length === 0
    },
    field: <Name extends TextOf<Values>>(name: Name) => ({
      value: values[name],
      onChange: (value: string) => {
        setValues((before) => ({ ...before, [name]: value }))
        setError(name, undefined)
      },
      errorMessage: errors[name],
    }),
  }
}
