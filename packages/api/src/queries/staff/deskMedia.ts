import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../../client'
import { list } from '../../guards'
import type {
  AddMediaRequest,
  AddSpeakerRequest,
  AssembleClipRequest,
  ChangeMediaRequest,
  CropMediaRequest,
  operations,
  OutlineRequest,
  PutTakeRequest,
} from '../../types'
import type { CacheEffect } from '../cache'
import { queryKeys } from '../keys'
import { mutationOf, queryOf } from '../ofCall'

/** A page of the media library and what it is restricted to. */
export type MediaQuery = operations['listMedia']['parameters']['query']

export const mediaQuery = (api: Api, query: MediaQuery) =>
  queryOf(queryKeys.deskMediaPage(query), (signal) => api.GET('/api/desk/media', { params: { query }, signal }))

const mediaMeta = { invalidates: [queryKeys.deskMedia, queryKeys.quotas] } satisfies CacheEffect

export const addMediaMutation = (api: Api) =>
  mutationOf((body: AddMediaRequest) => api.POST('/api/desk/media', { body }), mediaMeta)

/** Changes title, alternative text, licence or speakers of an entry. */
export const changeMediaMutation = (api: Api) =>
  mutationOf(
    ({ name, change }: { name: string; change: ChangeMediaRequest }) =>
      api.PATCH('/api/desk/media/{id}', { params: { path: { id: name } }, body: change }),
    mediaMeta,
  )

/** Removes an entry that no paper uses. */
export const deleteMediaMutation = (api: Api) =>
  mutationOf((name: string) => api.DELETE('/api/desk/media/{id}', { params: { path: { id: name } } }), mediaMeta)

export const cropMediaMutation = (api: Api) =>
  mutationOf(
    ({ name, crop }: { name: string; crop: CropMediaRequest }) =>
      api.POST('/api/desk/media/{id}/crop', { params: { path: { id: name } }, body: crop }),
    mediaMeta,
  )

/** The outline of a line of text: the same for the same text, size and weight. */
export const outlineQuery = (api: Api, body: OutlineRequest) =>
  queryOptions({
    refetchOnReconnect: false,
    queryKey: queryKeys.outline(body),
    staleTime: Infinity,
    queryFn: ({ signal }) => read(api.POST('/api/desk/outlines', { body, signal })),
  })

export const speakersQuery = (api: Api) =>
  queryOf(queryKeys.speakers, (signal) => api.GET('/api/desk/speakers', { signal }), list)

export const addSpeakerMutation = (api: Api) =>
  mutationOf((body: AddSpeakerRequest) => api.POST('/api/desk/speakers', { body }), {
    invalidates: [queryKeys.speakers, queryKeys.quotas],
  })

/** The takes of a paper, by question, line and time. @param item - a question; all of the paper without it. */
export const takesQuery = (api: Api, paper: string, item?: string) =>
  queryOf(
    queryKeys.takesOf(paper, item),
    (signal) =>
      api.GET('/api/desk/papers/{id}/takes', {
        params: { path: { id: paper }, query: item === undefined ? {} : { item } },
        signal,
      }),
    list,
  )

const takesMeta = { invalidates: [queryKeys.takes] } satisfies CacheEffect

/** Stores a take under its UUID, or changes it. A repeated call stores nothing twice. */
export const putTakeMutation = (api: Api) =>
  mutationOf(
    ({ id, take }: { id: string; take: PutTakeRequest }) =>
      api.PUT('/api/desk/takes/{id}', { params: { path: { id } }, body: take }),
    takesMeta,
  )

/** What the clips of a paper are assembled with, also while another page is open. */
export const assembleClipKey = (paper: string) => ['assemble-clip', paper] as const

/** Assembles takes into a clip and its dialogue, and saves them in the paper. */
export const assembleClipMutation = (api: Api, paper: string) =>
  mutationOptions({
    mutationKey: assembleClipKey(paper),
    meta: { invalidates: [queryKeys.deskMedia, queryKeys.paper(paper)] } satisfies CacheEffect,
    mutationFn: (body: Omit<AssembleClipRequest, 'paper'>) =>
      read(api.POST('/api/desk/clips', { body: { ...body, paper } })),
  })
