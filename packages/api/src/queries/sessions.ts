import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { list } from '../guards'
import type { CacheEffect } from './cache'
import { queryKeys } from './keys'
import { queryOf } from './ofCall'

/** The user's own sessions (extension: `isUnsupported` errors without it). */
export const sessionsQuery = (api: Api) =>
  queryOf(queryKeys.sessions, (signal) => api.GET('/api/auth/sessions', { signal }), list)

const meta = { invalidates: [queryKeys.sessions] } satisfies CacheEffect

export const endSessionMutation = (api: Api) =>
  mutationOptions({
    meta,
    mutationFn: (id: string) => read(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } })),
  })

export const endOtherSessionsMutation = (api: Api) =>
  mutationOptions({
    meta,
    mutationFn: () => read(api.POST('/api/auth/sessions/end-others')),
  })
