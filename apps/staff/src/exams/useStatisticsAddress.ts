import { defaultStringifySearch, useLocation, useRouter } from '@tanstack/react-router'
import { questionSorts, type QuestionSort } from './statistics'

export interface StatisticsAddress {
  /** The chosen version; undefined: the server chooses. */
  version: number | undefined
  sort: QuestionSort
  /** Replaces the address, so that Back leaves the page. */
  show: (next: { version?: number; sort?: QuestionSort }) => void
}

/** @returns version and order in the address; invalid ones count as absent */
export function useStatisticsAddress(): StatisticsAddress {
  const router = useRouter()
  const { pathname, search } = useLocation()
  const wanted = Number(Reflect.get(search, 'version'))
  const version = Number.isInteger(wanted) && wanted >= 1 && wanted <= 999_999_999 ? wanted : undefined
  const sort = questionSorts.find((each) => each === Reflect.get(search, 'sort')) ?? 'number'
  return {
    version,
    sort,
    show: (next) => {
      const query = { ...(version !== undefined && { version }), ...(sort !== 'number' && { sort }), ...next }
      router.history.replace(pathname + defaultStringifySearch(query))
    },
  }
}
