/** A copy of a list with one entry at another place. */
export function moveEntry<Entry>(list: readonly Entry[], index: number, to: number): Entry[] {
  const entry = list[index]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  const others = list.toSpliced(index, 1)
  return others.toSpliced(to, 0, entry)
}

/** A copy of a list without one entry. */
export const removeEntry = <Entry>(list: readonly Entry[], index: number): Entry[] => list.toSpliced(index, 1)
