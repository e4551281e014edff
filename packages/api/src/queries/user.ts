import { queryOptions } from '@tanstack/react-query'
import { readUserData } from '../calls/account'
import { read, type Api } from '../client'
import { list } from '../guards'
import type { UserListItem } from '../types'
import { queryKeys } from './keys'

/** The logged-in user's own data. */
export const userDataQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.userData,
    queryFn: ({ signal }) => readUserData(api, { signal }),
  })

/** All users and their active state; admins only. */
export const usersQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.users,
    queryFn: ({ signal }) => read(api.GET('/api/user', { signal }), list<UserListItem>),
  })
