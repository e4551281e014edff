import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../../client'
import { exam, list, plainObject } from '../../guards'
import type {
  AdminExam,
  AdminOverview,
  AdminUser,
  AdminUserDetails,
  Done,
  SiteSettings,
  StoredSiteSettings,
  TimeFactor,
  UserRole,
} from '../../types'
import type { CacheEffect } from '../cache'
import { queryKeys } from '../keys'
import { pageOf } from './staffLists'

export const adminOverviewQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.adminOverview,
    queryFn: ({ signal }) => read<AdminOverview>(api.GET('/api/admin/overview', { signal }), plainObject),
  })

export const siteSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.adminSettings,
    queryFn: ({ signal }) => read<StoredSiteSettings>(api.GET('/api/admin/settings', { signal }), plainObject),
  })

export const saveSiteSettingsMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminSettings, queryKeys.adminOverview] } satisfies CacheEffect,
    mutationFn: (body: SiteSettings) => read<Done>(api.PUT('/api/admin/settings', { body }), plainObject),
  })

export interface FindUsers {
  /** From 1. */
  page: number
  /** Part of a name or email; empty for all. */
  search: string
}

export const findUsersQuery = (api: Api, { page, search }: FindUsers) =>
  queryOptions({
    queryKey: queryKeys.adminUserPage(page, search),
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/admin/users', { params: { query: { page, ...(search === '' ? {} : { search }) } }, signal }),
        pageOf<AdminUser>,
      ),
  })

export const userQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKeys.adminUser(id),
    queryFn: ({ signal }) =>
      read<AdminUserDetails>(api.GET('/api/admin/users/{id}', { params: { path: { id } }, signal }), plainObject),
  })

export interface SetTimeFactor {
  id: string
  timeFactor: TimeFactor
}

/** Sets a user's extra time optimistically; reverts on failure. */
export const setTimeFactorMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminUsers] } satisfies CacheEffect,
    mutationFn: ({ id, timeFactor }: SetTimeFactor) =>
      read<Done>(
        api.PATCH('/api/admin/users/{id}/time-factor', { params: { path: { id } }, body: { timeFactor } }),
        plainObject,
      ),
    onMutate: async ({ id, timeFactor }, { client }) => {
      const { queryKey } = userQuery(api, id)
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)?.timeFactor
      client.setQueryData(queryKey, (user) => user && { ...user, timeFactor })
      return { before }
    },
    onError: (_error, { id }, result, { client }) => {
      const before = result?.before
      if (before === undefined) return
      client.setQueryData(userQuery(api, id).queryKey, (user) => user && { ...user, timeFactor: before })
    },
  })

export interface SetUserEmail {
  id: string
  email: string
}

/** Corrects or keeps the email address of a user who has not verified it, and mails a code to it. */
export const setUserEmailMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminUsers] } satisfies CacheEffect,
    mutationFn: ({ id, email }: SetUserEmail) =>
      read<Done>(api.PATCH('/api/admin/users/{id}/email', { params: { path: { id } }, body: { email } }), plainObject),
  })

export interface SetUserRole {
  id: string
  role: UserRole
}

export const setUserRoleMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminUsers] } satisfies CacheEffect,
    mutationFn: ({ id, role }: SetUserRole) =>
      read<Done>(api.PATCH('/api/admin/users/{id}/role', { params: { path: { id } }, body: { role } }), plainObject),
  })

export const allExamsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.adminExams,
    queryFn: ({ signal }) => read(api.GET('/api/admin/exams', { signal }), list<AdminExam>),
  })

/** One exam with its keys, for the preview. Never refetched by itself. */
export const examPreviewQuery = (api: Api, id: string) =>
  queryOptions({
    refetchOnReconnect: false,
    queryKey: queryKeys.adminExam(id),
    staleTime: Infinity,
    queryFn: ({ signal }) => read(api.GET('/api/admin/exams/{id}', { params: { path: { id } }, signal }), exam),
  })
