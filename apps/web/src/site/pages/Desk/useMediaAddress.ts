import { defaultStringifySearch, useLocation, useRouter } from '@tanstack/react-router'
import type { MediaKind } from './mediaFile'

/** What the library is restricted to. */
export interface MediaFilter {
  /** From 1. */
  page: number
  /** '' for everything. */
  search: string
  kind: MediaKind | 'all'
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** @returns the filter in the address, and what changes it; Back returns to the one before */
export function useMediaAddress(): [filter: MediaFilter, show: (next: Partial<MediaFilter>) => void] {
  const router = useRouter()
  const { pathname, search: parts } = useLocation()
  const page = Number(textOf(Reflect.get(parts, 'page')) || 1)
  const kind = textOf(Reflect.get(parts, 'kind'))
  const filter: MediaFilter = {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: textOf(Reflect.get(parts, 'search')).slice(0, 100),
    kind: kind === 'picture' || kind === 'clip' ? kind : 'all',
  }
  return [
    filter,
    (next) => {
      const wanted = { ...filter, page: 1, ...next }
      router.history.push(
        pathname +
          defaultStringifySearch({
            ...(wanted.kind !== 'all' && { kind: wanted.kind }),
            ...(wanted.search !== '' && { search: wanted.search }),
            ...(wanted.page > 1 && { page: wanted.page }),
          }),
      )
    },
  ]
}
