import { defaultStringifySearch, useLocation, useRouter } from '@tanstack/react-router'

/** What listed entries must have; '' for anything. `from` and `to`: local days, as 2026-03-02, both included. */
export interface AuditFilter {
  actor: string
  subject: string
  action: string
  from: string
  to: string
}

export const noFilter: AuditFilter = { actor: '', subject: '', action: '', from: '', to: '' }

/** The patterns of the contract. */
const patterns: Record<keyof AuditFilter, RegExp> = {
  actor: /^.{1,100}$/,
  subject: /^[\w-]{1,100}$/,
  action: /^[A-Za-z]{1,60}$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** @returns page and filter in the address, and navigates to others; invalid values count as absent */
export function useAuditAddress() {
  const router = useRouter()
  const { pathname, search } = useLocation()
  const valueOf = (name: keyof AuditFilter) => {
    const text = textOf(Reflect.get(search, name))
    return patterns[name].test(text) ? text : ''
  }
  const number = Number(textOf(Reflect.get(search, 'page')) || 1)
  const page = Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1
  const filter: AuditFilter = {
    actor: valueOf('actor'),
    subject: valueOf('subject'),
    action: valueOf('action'),
    from: valueOf('from'),
    to: valueOf('to'),
  }
  return {
    page,
    filter,
    show: (next: { page?: number; filter?: AuditFilter }) => {
      const wanted = Object.entries(next.filter ?? filter).filter(([, value]) => value !== '')
      const query = {
        ...Object.fromEntries(wanted),
        ...(next.page !== undefined && next.page > 1 && { page: next.page }),
      }
      router.history.push(pathname + defaultStringifySearch(query))
    },
  }
}

/** The start of a local day, or of the next one, as a timestamp; undefined for '' and for no day. */
const startOf = (day: string, daysLater = 0) => {
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return undefined
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}

/** @returns the query of a page of filtered entries */
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
