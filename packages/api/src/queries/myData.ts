import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { acknowledged, plainObject } from '../guards'
import type { AccountDeletionRequest, Done, MyDataFile } from '../types'
import type { CacheEffect } from './cache'
import { queryKeys } from './keys'

/** Everything that the server holds about the user, as a zip file (extension: `isUnsupported` errors without it). */
export const downloadMyDataMutation = (api: Api) =>
  mutationOptions({
    mutationFn: () => read(api.POST('/api/user/my-data'), plainObject<MyDataFile>),
  })

/** Requests the deletion of the account (extension: `isUnsupported` errors without it). */
export const requestAccountDeletionMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.userData] } satisfies CacheEffect,
    mutationFn: (body: AccountDeletionRequest) => read<Done>(api.POST('/api/user/deletion', { body }), acknowledged),
  })

/** Keeps the account after all. */
export const undoAccountDeletionMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.userData] } satisfies CacheEffect,
    mutationFn: () => read<Done>(api.DELETE('/api/user/deletion'), acknowledged),
  })
