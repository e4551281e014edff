const listeners = new Set<() => void>()
let count = 0

/** Tells all providers that a catalogue has changed. */
export function reportTextChange(): void {
  count += 1
  for (const listener of listeners) listener()
}

/** Calls a listener after each change of a catalogue. @returns ends it */
export function onTextChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const countTextChanges = (): number => count
