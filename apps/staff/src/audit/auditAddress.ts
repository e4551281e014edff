import { useAddress } from '../parts/useAddress'

/** The patterns of the contract. `from` and `to`: local days, as 2026-03-02, both included. */
const patterns = {
  actor: /^.{1,100}$/,
  subject: /^[\w-]{1,100}$/,
  action: /^[A-Za-z]{1,60}$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
}

/** What listed entries must have; '' for anything. */
export type AuditFilter = Record<keyof typeof patterns, string>

export const noFilter: AuditFilter = { actor: '', subject: '', action: '', from: '', to: '' }

export const useAuditAddress = () => useAddress(patterns)

/** The start of a local day, or of the next one, as a timestamp; undefined for '' and for no day. */
const startOf = (day: string, daysLater = 0) => {
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return undefined
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}

export function auditQueryOf(page: number, { actor, subject, action, from, to }: AuditFilter) {
  const [start, end] = [startOf(from), startOf(to, 1)]
  return {
    page,
    ...(actor !== '' && { actor }),
    ...(subject !== '' && { subject }),
    ...(action !== '' && { action }),
    ...(start !== undefined && { from: start }),
    ...(end !== undefined && { to: end }),
  }
}
