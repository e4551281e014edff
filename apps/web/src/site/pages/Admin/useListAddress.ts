import { defaultStringifySearch, useLocation, useRouter } from '@tanstack/react-router'

/** Which part of a long list the address asks for. */
export interface ListAddress {
  /** From 1. */
  page: number
  /** '' for everything. */
  search: string
  /** Shows another part; the way back of the browser leads to this one. */
  show: (next: { page?: number; search?: string }) => void
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** @returns the part of the list that the address asks for; what makes no sense is read as the first page of everything */
export function useListAddress(): ListAddress {
  const router = useRouter()
  const { pathname, search: parts } = useLocation()
  const page = Number(textOf(Reflect.get(parts, 'page')) || 1)
  const search = textOf(Reflect.get(parts, 'search')).slice(0, 100)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search,
    show: (next) => {
      const wanted = next.search ?? search
      const query = {
        ...(wanted !== '' && { search: wanted }),
        ...(next.page !== undefined && next.page > 1 && { page: next.page }),
      }
      router.history.push(pathname + defaultStringifySearch(query))
    },
  }
}
