/** `{ [name]: value }`, or `{}` for undefined: for properties that may be absent but never undefined. */
export function optionalProp<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [Key in Name]?: Value }
export function optionalProp(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value }
}
