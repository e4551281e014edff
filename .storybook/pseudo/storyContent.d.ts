declare module 'virtual:story-content' {
  /** Texts of the sample data. */
  export const shared: readonly string[]
  /** Texts that a file of stories writes down, by its path from here. */
  export const own: Readonly<Record<string, readonly string[]>>
}
