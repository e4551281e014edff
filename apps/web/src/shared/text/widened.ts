/** A catalogue in any language: the shape of the English one, without its words. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> }
