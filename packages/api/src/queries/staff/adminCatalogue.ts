import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../../client'
import { list, plainObject } from '../../guards'
import type {
  AddAdvertisementRequest,
  AddPlanRequest,
  AddVideoRequest,
  AdminAdvertisement,
  AdminPlan,
  AdminVideo,
  ChangeAdvertisementRequest,
  ChangePlanRequest,
  ChangeVideoRequest,
  Done,
} from '../../types'
import { updateCached, type CacheEffect } from '../cache'
import { queryKeys } from '../keys'
import { patchEntry } from './staffLists'

export const allPlansQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.adminPlans,
    queryFn: ({ signal }) => read(api.GET('/api/admin/plans', { signal }), list<AdminPlan>),
  })

export const addPlanMutation = (api: Api) =>
  mutationOptions({
    meta: {
      invalidates: [queryKeys.adminPlans, queryKeys.adminOverview, queryKeys.adminExams, queryKeys.pricePlans],
    } satisfies CacheEffect,
    mutationFn: (body: AddPlanRequest) => read(api.POST('/api/admin/plans', { body }), plainObject),
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
      read(api.PATCH('/api/admin/plans/{id}', { params: { path: { id } }, body: change }), plainObject),
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
  queryOptions({
    queryKey: queryKeys.adminAdvertisements,
    queryFn: ({ signal }) => read(api.GET('/api/admin/advertisements', { signal }), list<AdminAdvertisement>),
  })

const advertisementsMeta = {
  invalidates: [queryKeys.adminAdvertisements, queryKeys.adminOverview, queryKeys.advertisements],
} satisfies CacheEffect

export const addAdvertisementMutation = (api: Api) =>
  mutationOptions({
    meta: advertisementsMeta,
    mutationFn: (body: AddAdvertisementRequest) => read(api.POST('/api/admin/advertisements', { body }), plainObject),
  })

/** Changes an advertisement. Updates `isShown` optimistically; reverts this one only on failure. */
export const changeAdvertisementMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminOverview, queryKeys.advertisements] } satisfies CacheEffect,
    mutationFn: ({ id, change }: Change<ChangeAdvertisementRequest>) =>
      read(api.PATCH('/api/admin/advertisements/{id}', { params: { path: { id } }, body: change }), plainObject),
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
  mutationOptions({
    meta: advertisementsMeta,
    mutationFn: (id: string) =>
      read<Done>(api.DELETE('/api/admin/advertisements/{id}', { params: { path: { id } } }), plainObject),
  })

export const allVideosQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.adminVideos,
    queryFn: ({ signal }) => read(api.GET('/api/admin/videos', { signal }), list<AdminVideo>),
  })

const videosMeta = {
  invalidates: [queryKeys.adminVideos, queryKeys.adminOverview, queryKeys.videos],
} satisfies CacheEffect

export const addVideoMutation = (api: Api) =>
  mutationOptions({
    meta: videosMeta,
    mutationFn: (body: AddVideoRequest) => read(api.POST('/api/admin/videos', { body }), plainObject),
  })

/** Changes a video. Updates `isShown` optimistically; reverts this one only on failure. */
export const changeVideoMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminOverview, queryKeys.videos] } satisfies CacheEffect,
    mutationFn: ({ id, change }: Change<ChangeVideoRequest>) =>
      read(api.PATCH('/api/admin/videos/{id}', { params: { path: { id } }, body: change }), plainObject),
    onMutate: ({ id, change: { isShown } }, { client }) =>
      isShown === undefined
        ? undefined
        : patchEntry(client, allVideosQuery(api).queryKey, (each) => each.id === id, { isShown }),
    onError: (_error, _variables, revert) => revert?.(),
    onSuccess: ({ video }, { id }, _before, { client }) =>
      updateCached(client, allVideosQuery(api).queryKey, (all) => all.map((each) => (each.id === id ? video : each))),
  })

export const deleteVideoMutation = (api: Api) =>
  mutationOptions({
    meta: videosMeta,
    mutationFn: (id: string) =>
      read<Done>(api.DELETE('/api/admin/videos/{id}', { params: { path: { id } } }), plainObject),
  })
