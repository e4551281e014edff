import { defaultStringifySearch, useLocation, useRouter } from '@tanstack/react-router'

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export const searchPattern = /^.{1,100}$/s

const pagePattern = /^(?:[1-9]\d{0,4}|100000)$/

/**
 * What a list shows, in the address: its page, from 1, and values by name, '' for those that are absent or do not match their pattern.
 * `show` goes to another page, or to the first one of other values; Back returns to this one.
 */
export function useAddress<Name extends string = never>(patterns: Record<Name, RegExp>) {
  const router = useRouter()
  const { pathname, search } = useLocation()
  const read = (name: string, pattern: RegExp) => {
    const text = textOf(Reflect.get(search, name))
    return pattern.test(text) ? text : ''
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the keys of the patterns
  const values = Object.fromEntries(
    Object.entries<RegExp>(patterns).map(([name, pattern]) => [name, read(name, pattern)]),
  ) as Record<Name, string>
  return {
    page: Number(read('page', pagePattern) || 1),
    values,
    show: ({ page = 1, ...next }: { page?: number } & Partial<Record<Name, string>>) => {
      const wanted = Object.entries({ ...values, ...next, page: page > 1 ? page : '' })
      router.history.push(
        pathname + defaultStringifySearch(Object.fromEntries(wanted.filter(([, value]) => value !== ''))),
      )
    },
  }
}
