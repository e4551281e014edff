import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { plainObject } from '../guards'
import type { BoardSettings, BoardSettingsChange } from '../types'
import { always, alwaysFresh, type CacheEffect } from './cache'
import { queryKeys } from './keys'

/** The learner's name and place on the boards (extension: `isUnsupported` errors without it). */
export const boardSettingsQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.boardSettings,
    queryFn: ({ signal }) => read(api.GET('/api/user/boards', { signal }), plainObject<BoardSettings>),
  })

/** Changes the learner's name or place on the boards; an empty change marks the notice as read. */
export const changeBoardSettingsMutation = (api: Api) =>
  mutationOptions({
    ...always,
    meta: { invalidates: [queryKeys.boardSettings, queryKeys.leaderboards] } satisfies CacheEffect,
    mutationKey: ['change-board-settings'],
    mutationFn: (body: BoardSettingsChange) =>
      read(api.PATCH('/api/user/boards', { body }), plainObject<BoardSettings>),
  })
