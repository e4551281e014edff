import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { acknowledged } from '../guards'
import type { ActivateUserRequest, Done, UserListItem } from '../types'
import { updateCached, type CacheEffect } from './cache'
import { queryKeys } from './keys'
import { usersQuery } from './user'

/** A user's new active state. */
export interface SetUserActive extends ActivateUserRequest {
  /** The user's `id` in the list. */
  id: string
}

const withActive = (users: readonly UserListItem[], { id, isActive }: SetUserActive) =>
  users.map((user) => (user.id === id ? { ...user, isActive } : user))

/**
 * Sets a user's active state optimistically; reverts this user only on failure. Does not refetch the list: the result could overwrite
 * another pending change.
 */
export const setUserActiveMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminUsers] } satisfies CacheEffect,
    mutationFn: ({ id, isActive }: SetUserActive) =>
      read<Done>(api.PATCH('/api/user/{id}/activate', { params: { path: { id } }, body: { isActive } }), acknowledged),
    onMutate: async ({ id, isActive }, { client }) => {
      const { queryKey } = usersQuery(api)
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)?.find((user) => user.id === id)?.isActive
      client.setQueryData(queryKey, (users) => users && withActive(users, { id, isActive }))
      return { before }
    },
    // Again: the list may have been refetched meanwhile.
    onSuccess: (_done, change, _result, { client }) =>
      updateCached(client, usersQuery(api).queryKey, (users) => withActive(users, change)),
    onError: (_error, { id }, result, { client }) => {
      const before = result?.before
      if (before === undefined) return
      const { queryKey } = usersQuery(api)
      client.setQueryData(queryKey, (users) => users && withActive(users, { id, isActive: before }))
    },
  })
