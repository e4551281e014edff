import type { Api } from '../client'
import type { LeaderboardSettingsChange } from '../types'
import { queryKeys } from './keys'
import { mutationOf, queryOf } from './ofCall'

/** The learner's name and place on the leaderboards (extension: `isUnsupported` errors without it). */
export const leaderboardSettingsQuery = (api: Api) =>
  queryOf(queryKeys.leaderboardSettings, (signal) => api.GET('/api/user/leaderboards', { signal }))

export const changeLeaderboardSettingsMutation = (api: Api) =>
  mutationOf((body: LeaderboardSettingsChange) => api.PATCH('/api/user/leaderboards', { body }), {
    invalidates: [queryKeys.leaderboardSettings, queryKeys.leaderboards],
  })
