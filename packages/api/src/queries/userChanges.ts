import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { acknowledged } from '../guards'
import type { ActivateUserRequest } from '../types'
import { updateCached, type CacheEffect } from './cache'
import { queryKeys } from './keys'
import { usersQuery } from './user'
import { patchEntry } from './staff/staffLists'

export interface SetUserActive extends ActivateUserRequest {
  id: string
}

/**
 * Sets a user's active state optimistically; reverts this user only on failure. Does not refetch the list: the result could overwrite
 * another pending change.
 */
export const setUserActiveMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminUsers] } satisfies CacheEffect,
    mutationFn: ({ id, isActive }: SetUserActive) =>
      read(api.PATCH('/api/user/{id}/activate', { params: { path: { id } }, body: { isActive } }), acknowledged),
    onMutate: ({ id, isActive }, { client }) =>
      patchEntry(client, usersQuery(api).queryKey, (user) => user.id === id, { isActive }),
    // Again: the list may have been refetched meanwhile.
    onSuccess: (_done, { id, isActive }, _revert, { client }) =>
      updateCached(client, usersQuery(api).queryKey, (users) =>
        users.map((user) => (user.id === id ? { ...user, isActive } : user)),
      ),
    onError: (_error, _variables, revert) => revert?.(),
  })
