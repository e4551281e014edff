import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { readUserData } from '../calls/account'
import { read, type Api } from '../client'
import { list, plainObject } from '../guards'
import type { Done, Notification, Profile, ProfileChange, StudyMails, StudyMailsChoice, UserListItem } from '../types'
import type { CacheEffect } from './cache'
import { queryKeys } from './keys'

export const userDataQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.userData,
    queryFn: ({ signal }) => readUserData(api, { signal }),
  })

export const usersQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.users,
    queryFn: ({ signal }) => read(api.GET('/api/user', { signal }), list<UserListItem>),
  })

/** What the user says of themselves (extension: `isUnsupported` errors without it). */
export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => read(api.GET('/api/user/profile', { signal }), plainObject<Profile>),
  })

/** Changes the profile; absent fields stay, an empty one is cleared. */
export const changeProfileMutation = (api: Api) =>
  mutationOptions({
    meta: {
      invalidates: [queryKeys.profile, queryKeys.userData, queryKeys.leaderboardSettings, queryKeys.leaderboards],
    } satisfies CacheEffect,
    mutationFn: (body: ProfileChange) => read(api.PATCH('/api/user/profile', { body }), plainObject<Profile>),
  })

/** What has happened to the learner's plans, exams and results, the newest first (extension: `isUnsupported` errors without it). */
export const notificationsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.notifications,
    queryFn: ({ signal }) => read(api.GET('/api/user/notifications', { signal }), list<Notification>),
  })

/** Deletes notifications by their ids (extension). */
export const deleteNotificationsMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.notifications] } satisfies CacheEffect,
    mutationFn: (ids: string[]) =>
      read(api.POST('/api/user/notifications/delete', { body: { ids } }), plainObject<Done>),
  })

/** Which mails about practice the learner has chosen (extension: `isUnsupported` errors without it). */
export const studyMailsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.studyMails,
    queryFn: ({ signal }) => read(api.GET('/api/user/study-mails', { signal }), plainObject<StudyMails>),
  })

/** Chooses the mails about practice (extension). */
export const setStudyMailsMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.studyMails] } satisfies CacheEffect,
    mutationFn: (body: StudyMailsChoice) => read(api.PUT('/api/user/study-mails', { body }), plainObject<Done>),
  })

/** Ends the mails about practice by the token of one, without a login (extension). */
export const unsubscribeMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.studyMails] } satisfies CacheEffect,
    mutationFn: (token: string) => read(api.POST('/api/unsubscribe', { body: { token } }), plainObject<Done>),
  })
