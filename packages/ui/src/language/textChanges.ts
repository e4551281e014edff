import { createListeners } from '../listeners'

const { subscribe, notify } = createListeners()
let count = 0

/** Tells all providers that a catalogue has changed. */
export function reportTextChange(): void {
  count += 1
  notify()
}

/** Calls a listener after each change of a catalogue. @returns ends it */
export const onTextChange = subscribe

export const countTextChanges = (): number => count
