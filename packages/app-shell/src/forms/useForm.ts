import { useState } from 'react'

type Errors<Values> = Partial<Record<keyof Values, string | undefined>>
type TextOf<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values]

/** @param check returns the errors by field; it also gets those that are shown */
export function useForm<Values extends object>(
  initial: Values | (() => Values),
  check: (values: Values, shown: Errors<Values>) => Errors<Values>,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<Values>>({})
  return {
    values,
    errors,
    set: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    setError: (name: keyof Values, error: string | undefined) => setErrors((before) => ({ ...before, [name]: error })),
    isValid: () => {
      const found = check(values, errors)
      setErrors(found)
      return Object.keys(found).length === 0
    },
    field: <Name extends TextOf<Values>>(name: Name) => ({
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      errorMessage: errors[name],
    }),
  }
}
