/** Usage guide of a component, shown on its Docs page. Stored beside the component in `X.guide.ts`. Sentences without markup. */
export interface ComponentGuide {
  /** When to use it. */
  readonly use: readonly string[]
  /** When not to use it, and the alternative. */
  readonly avoid: readonly string[]
  /** Its visible parts in order; optional parts are marked as such. */
  readonly anatomy: readonly { readonly part: string; readonly what: string }[]
  /** Keyboard interaction. Empty: it is not focusable. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[]
  /** Screen reader support: roles, names, announcements. */
  readonly screenReader: readonly string[]
  readonly dos: readonly string[]
  readonly donts: readonly string[]
}
