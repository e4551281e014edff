declare global {
  interface Navigator {
    /** The part of the Network Information API in use; undefined in browsers without it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

export const savesData = (): boolean => navigator.connection?.saveData === true

/** Whether the line is slow, or the learner saves data. False if the browser does not know. */
export const isSlowLine = (): boolean =>
  savesData() || ['slow-2g', '2g', '3g'].includes(navigator.connection?.effectiveType ?? '')
