import { type ShownSettings } from '@naru/api/operator'

/** Where the server writes what the operator has filled in; empty as built. */
const read = (): ShownSettings => {
  const data = globalThis.document?.getElementById('operator')?.textContent
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server writes what it has checked
  return JSON.parse(data || '{}') as ShownSettings
}

let settings: ShownSettings | undefined

/** @returns what the operator has filled in, as it was when the page was loaded */
export const operator = (): ShownSettings => (settings ??= read())

/** Replaces what the operator has filled in: for the build of the pages, and for stories. */
export const showOperator = (next: ShownSettings): void => {
  settings = next
}
