/** How a component is used, as its Docs page tells it. Written beside the component in `X.guide.ts`. Sentences, without markup. */
export interface ComponentGuide {
  /** When it is the right one. */
  readonly use: readonly string[]
  /** When it is not, and what is then. */
  readonly avoid: readonly string[]
  /** Its visible parts, from first to last; a part that may be absent says so. */
  readonly anatomy: readonly { readonly part: string; readonly what: string }[]
  /** What keys do. Empty: it takes no focus. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[]
  /** How a screen reader meets it: roles, names, what is announced. */
  readonly screenReader: readonly string[]
  readonly dos: readonly string[]
  readonly donts: readonly string[]
}
