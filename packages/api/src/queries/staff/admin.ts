import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../../client'
import { isApiError } from '../../errors'
import { exam, list } from '../../guards'
import type { Schemas, TimeFactor, UserRole } from '../../types'
import type { CacheEffect } from '../cache'
import { queryKeys } from '../keys'
import { pageOf } from './staffLists'
import { mutationOf, queryOf } from '../ofCall'

export const adminOverviewQuery = (api: Api) =>
  queryOf(queryKeys.adminOverview, (signal) => api.GET('/api/admin/overview', { signal }))

export const siteSettingsQuery = (api: Api) =>
  queryOf(queryKeys.adminSettings, (signal) => api.GET('/api/admin/settings', { signal }))

export const saveSiteSettingsMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminOverview] } satisfies CacheEffect,
    mutationFn: (body: Schemas['SiteSettingsRequest']) => read(api.PUT('/api/admin/settings', { body })),
    onError: (error, _body, _result, { client }) => {
      // Others are stored: the page shows them.
      if (isApiError(error, 'http') && error.status === 409) {
        void client.invalidateQueries({ queryKey: queryKeys.adminSettings })
      }
    },
  })

export interface FindUsers {
  /** From 1. */
  page: number
  /** Part of a name or email; empty for all. */
  search: string
}

export const findUsersQuery = (api: Api, { page, search }: FindUsers) =>
  queryOf(
    queryKeys.adminUserPage(page, search),
    (signal) =>
      api.GET('/api/admin/users', { params: { query: { page, ...(search === '' ? {} : { search }) } }, signal }),
    pageOf,
  )

export const userQuery = (api: Api, id: string) =>
  queryOf(queryKeys.adminUser(id), (signal) => api.GET('/api/admin/users/{id}', { params: { path: { id } }, signal }))

export interface SetTimeFactor {
  id: string
  timeFactor: TimeFactor
}

/** Sets a user's extra time optimistically; reverts on failure. */
export const setTimeFactorMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminUsers] } satisfies CacheEffect,
    mutationFn: ({ id, timeFactor }: SetTimeFactor) =>
      read(api.PATCH('/api/admin/users/{id}/time-factor', { params: { path: { id } }, body: { timeFactor } })),
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
  mutationOf(
    ({ id, email }: SetUserEmail) =>
      api.PATCH('/api/admin/users/{id}/email', { params: { path: { id } }, body: { email } }),
    { invalidates: [queryKeys.adminUsers] },
  )

export interface SetUserRole {
  id: string
  role: UserRole
}

export const setUserRoleMutation = (api: Api) =>
  mutationOf(
    ({ id, role }: SetUserRole) =>
      api.PATCH('/api/admin/users/{id}/role', { params: { path: { id } }, body: { role } }),
    { invalidates: [queryKeys.adminUsers] },
  )

export interface GrantPlan {
  id: string
  pricePlanId: string
}

export const grantPlanMutation = (api: Api) =>
  mutationOf(
    ({ id, pricePlanId }: GrantPlan) =>
      api.POST('/api/admin/users/{id}/plans', { params: { path: { id } }, body: { pricePlanId } }),
    { invalidates: [queryKeys.adminUsers, queryKeys.adminPlans] },
  )

export const allExamsQuery = (api: Api) =>
  queryOf(queryKeys.adminExams, (signal) => api.GET('/api/admin/exams', { signal }), list)

/** One exam with its keys, for the preview. Never refetched by itself. */
export const examPreviewQuery = (api: Api, id: string) =>
  queryOptions({
    refetchOnReconnect: false,
    queryKey: queryKeys.adminExam(id),
    staleTime: Infinity,
    queryFn: ({ signal }) => read(api.GET('/api/admin/exams/{id}', { params: { path: { id } }, signal }), exam),
  })
