/** A field of an entry's details; before is undefined if nothing was changed. */
export interface AuditDetail {
  name: string
  before: unknown
  after: unknown
}

const fieldsOf = (json: string | undefined): ReadonlyMap<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    return new Map()
  }
}

/** @returns the fields that differ between two states, given as JSON; of a view, what it showed */
export function auditDetails(before: string | undefined, after: string | undefined): AuditDetail[] {
  const [old, present] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((name) => ({ name, before: old.get(name), after: present.get(name) }))
    .filter(({ before: one, after: other }) => JSON.stringify(one) !== JSON.stringify(other))
}
