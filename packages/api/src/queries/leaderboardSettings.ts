import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { plainObject } from '../guards'
import type { LeaderboardSettings, LeaderboardSettingsChange } from '../types'
import type { CacheEffect } from './cache'
import { queryKeys } from './keys'

/** The learner's name and place on the leaderboards (extension: `isUnsupported` errors without it). */
export const leaderboardSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.leaderboardSettings,
    queryFn: ({ signal }) => read(api.GET('/api/user/leaderboards', { signal }), plainObject<LeaderboardSettings>),
  })

export const changeLeaderboardSettingsMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.leaderboardSettings, queryKeys.leaderboards] } satisfies CacheEffect,
    mutationFn: (body: LeaderboardSettingsChange) =>
      read(api.PATCH('/api/user/leaderboards', { body }), plainObject<LeaderboardSettings>),
  })
