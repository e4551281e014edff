/** `{ [name]: value }`, or nothing for undefined: a property that may be absent, but never undefined. */
export function given<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value }
export function given(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value }
}
