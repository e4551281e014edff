import { defaultStringifySearch, useLocation, useRouter } from '@tanstack/react-router'

/** The list parameters in the address. */
export interface ListAddress {
  /** From 1. */
  page: number
  /** The search text; '' for everything. */
  search: string
  /** Navigates to another page or search; Back returns to this one. */
  show: (next: { page?: number; search?: string }) => void
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** @returns the list parameters in the address; invalid ones default to the first page without a search */
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
