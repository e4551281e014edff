import { loadPractice, practiceQuery, type PracticeFilter } from '@naru/api/queries'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { withoutStored } from './storedItems'

/** Today's questions. Those whose answers arrive at the server after the request are left out. */
export const packQuery = (filter: PracticeFilter = {}) =>
  queryOptions({
    ...practiceQuery(api, filter),
    queryFn: async ({ signal }) => {
      const requestedAt = Date.now()
      return withoutStored(await loadPractice(api, filter, signal), requestedAt)
    },
  })
