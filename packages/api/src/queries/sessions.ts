import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { list, plainObject } from '../guards'
import type { AuthSession, Done } from '../types'
import type { CacheEffect } from './cache'
import { queryKeys } from './keys'

/** The user's own sessions (extension: `isUnsupported` errors without it). */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => read(api.GET('/api/auth/sessions', { signal }), list<AuthSession>),
  })

const meta = { invalidates: [queryKeys.sessions] } satisfies CacheEffect

export const endSessionMutation = (api: Api) =>
  mutationOptions({
    meta,
    mutationFn: (id: string) =>
      read<Done>(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }), plainObject),
  })

export const endOtherSessionsMutation = (api: Api) =>
  mutationOptions({
    meta,
    mutationFn: () => read<Done>(api.POST('/api/auth/sessions/end-others'), plainObject),
  })
