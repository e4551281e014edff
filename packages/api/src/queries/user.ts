import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { readUserData } from '../calls/account'
import { read, type Api } from '../client'
import { acknowledged, list } from '../guards'
import type { ActivateUserRequest, Done, UserListItem } from '../types'
import { always, alwaysFresh } from './cache'
import { queryKeys } from './keys'

/** The logged-in user's own data. */
export const userDataQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.userData,
    queryFn: ({ signal }) => readUserData(api, { signal }),
  })

/** All users and their active state; admins only. */
export const usersQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.users,
    queryFn: ({ signal }) => read(api.GET('/api/user', { signal }), list<UserListItem>),
  })

/** A user's new active state. */
export interface SetUserActive extends ActivateUserRequest {
  /** The user's `id` in the list. */
  id: string
}

/**
 * Sets a user's active state optimistically; reverts this user only on failure. Does not refetch the list: the result could overwrite
 * another pending change.
 */
export const setUserActiveMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['set-user-active'],
    mutationFn: ({ id, isActive }: SetUserActive) =>
      read<Done>(api.PATCH('/api/user/{id}/activate', { params: { path: { id } }, body: { isActive } }), acknowledged),
    onMutate: async ({ id, isActive }, { client }) => {
      const { queryKey } = usersQuery(api)
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)?.find((user) => user.id === id)?.isActive
      client.setQueryData(queryKey, (users) => users?.map((user) => (user.id === id ? { ...user, isActive } : user)))
      return { before }
    },
    onError: (_error, { id }, result, { client }) => {
      const before = result?.before
      if (before === undefined) return
      client.setQueryData(usersQuery(api).queryKey, (users) =>
        users?.map((user) => (user.id === id ? { ...user, isActive: before } : user)),
      )
    },
  })
