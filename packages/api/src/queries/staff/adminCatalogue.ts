import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../../client'
import { list } from '../../guards'
import type {
  AddAdvertisementRequest,
  AddPlanRequest,
  AddVideoRequest,
  ChangeAdvertisementRequest,
  ChangePlanRequest,
  ChangeVideoRequest,
} from '../../types'
import { updateCached, type CacheEffect } from '../cache'
import { queryKeys } from '../keys'
import { patchEntry } from './staffLists'
import { mutationOf, queryOf } from '../ofCall'

export const allPlansQuery = (api: Api) =>
  queryOf(queryKeys.adminPlans, (signal) => api.GET('/api/admin/plans', { signal }), list)

export const addPlanMutation = (api: Api) =>
  mutationOf((body: AddPlanRequest) => api.POST('/api/admin/plans', { body }), {
    invalidates: [queryKeys.adminPlans, queryKeys.adminOverview, queryKeys.adminExams, queryKeys.pricePlans],
  })

export interface Change<Body> {
  /** The entry's id in the list. */
  id: string
  change: Body
}

/** Changes a price plan. Updates `isOffered` optimistically; reverts this plan only on failure. */
export const changePlanMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminOverview, queryKeys.adminExams, queryKeys.pricePlans] } satisfies CacheEffect,
    mutationFn: ({ id, change }: Change<ChangePlanRequest>) =>
      read(api.PATCH('/api/admin/plans/{id}', { params: { path: { id } }, body: change })),
    onMutate: ({ id, change: { isOffered } }, { client }) =>
      isOffered === undefined
        ? undefined
        : patchEntry(client, allPlansQuery(api).queryKey, (plan) => plan._id === id, { isOffered }),
    onError: (_error, _variables, revert) => revert?.(),
    onSuccess: async ({ plan }, { id }, _before, { client }) => {
      const { queryKey } = allPlansQuery(api)
      await updateCached(client, queryKey, (plans) => plans.map((each) => (each._id === id ? plan : each)))
      // A new plan replaced it, and the old one may stay in the list for its buyers; or another is not recommended any more.
      if (plan._id !== id || plan.isRecommended) void client.invalidateQueries({ queryKey })
    },
  })

export const allAdvertisementsQuery = (api: Api) =>
  queryOf(queryKeys.adminAdvertisements, (signal) => api.GET('/api/admin/advertisements', { signal }), list)

const advertisementsMeta = {
  invalidates: [queryKeys.adminAdvertisements, queryKeys.adminOverview, queryKeys.advertisements],
} satisfies CacheEffect

export const addAdvertisementMutation = (api: Api) =>
  mutationOf((body: AddAdvertisementRequest) => api.POST('/api/admin/advertisements', { body }), advertisementsMeta)

/** Changes an advertisement. Updates `isShown` optimistically; reverts this one only on failure. */
export const changeAdvertisementMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminOverview, queryKeys.advertisements] } satisfies CacheEffect,
    mutationFn: ({ id, change }: Change<ChangeAdvertisementRequest>) =>
      read(api.PATCH('/api/admin/advertisements/{id}', { params: { path: { id } }, body: change })),
    onMutate: ({ id, change: { isShown } }, { client }) =>
      isShown === undefined
        ? undefined
        : patchEntry(client, allAdvertisementsQuery(api).queryKey, (each) => each.id === id, { isShown }),
    onError: (_error, _variables, revert) => revert?.(),
    onSuccess: ({ advertisement }, { id }, _before, { client }) =>
      updateCached(client, allAdvertisementsQuery(api).queryKey, (all) =>
        all.map((each) => (each.id === id ? advertisement : each)),
      ),
  })

export const deleteAdvertisementMutation = (api: Api) =>
  mutationOf(
    (id: string) => api.DELETE('/api/admin/advertisements/{id}', { params: { path: { id } } }),
    advertisementsMeta,
  )

export const allVideosQuery = (api: Api) =>
  queryOf(queryKeys.adminVideos, (signal) => api.GET('/api/admin/videos', { signal }), list)

const videosMeta = {
  invalidates: [queryKeys.adminVideos, queryKeys.adminOverview, queryKeys.videos],
} satisfies CacheEffect

export const addVideoMutation = (api: Api) =>
  mutationOf((body: AddVideoRequest) => api.POST('/api/admin/videos', { body }), videosMeta)

/** Changes a video. Updates `isShown` optimistically; reverts this one only on failure. */
export const changeVideoMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminOverview, queryKeys.videos] } satisfies CacheEffect,
    mutationFn: ({ id, change }: Change<ChangeVideoRequest>) =>
      read(api.PATCH('/api/admin/videos/{id}', { params: { path: { id } }, body: change })),
    onMutate: ({ id, change: { isShown } }, { client }) =>
      isShown === undefined
        ? undefined
        : patchEntry(client, allVideosQuery(api).queryKey, (each) => each.id === id, { isShown }),
    onError: (_error, _variables, revert) => revert?.(),
    onSuccess: ({ video }, { id }, _before, { client }) =>
      updateCached(client, allVideosQuery(api).queryKey, (all) => all.map((each) => (each.id === id ? video : each))),
  })

export const deleteVideoMutation = (api: Api) =>
  mutationOf((id: string) => api.DELETE('/api/admin/videos/{id}', { params: { path: { id } } }), videosMeta)
