import { queryOptions } from '@tanstack/react-query'
import { readUserData } from '../calls/account'
import type { Api } from '../client'
import { list } from '../guards'
import type { ProfileChange, StudyMailsChoice } from '../types'
import { queryKeys } from './keys'
import { mutationOf, queryOf } from './ofCall'

export const userDataQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.userData,
    queryFn: ({ signal }) => readUserData(api, { signal }),
  })

export const usersQuery = (api: Api) => queryOf(queryKeys.users, (signal) => api.GET('/api/user', { signal }), list)

/** What the user says of themselves (extension: `isUnsupported` errors without it). */
export const profileQuery = (api: Api) =>
  queryOf(queryKeys.profile, (signal) => api.GET('/api/user/profile', { signal }))

/** Changes the profile; absent fields stay, an empty one is cleared. */
export const changeProfileMutation = (api: Api) =>
  mutationOf((body: ProfileChange) => api.PATCH('/api/user/profile', { body }), {
    invalidates: [queryKeys.profile, queryKeys.userData, queryKeys.leaderboardSettings, queryKeys.leaderboards],
  })

/** What has happened to the learner's plans, exams and results, the newest first (extension: `isUnsupported` errors without it). */
export const notificationsQuery = (api: Api) =>
  queryOf(queryKeys.notifications, (signal) => api.GET('/api/user/notifications', { signal }), list)

/** Deletes notifications by their ids (extension). */
export const deleteNotificationsMutation = (api: Api) =>
  mutationOf((ids: string[]) => api.POST('/api/user/notifications/delete', { body: { ids } }), {
    invalidates: [queryKeys.notifications],
  })

/** Which mails about practice the learner has chosen (extension: `isUnsupported` errors without it). */
export const studyMailsQuery = (api: Api) =>
  queryOf(queryKeys.studyMails, (signal) => api.GET('/api/user/study-mails', { signal }))

/** Chooses the mails about practice (extension). */
export const setStudyMailsMutation = (api: Api) =>
  mutationOf((body: StudyMailsChoice) => api.PUT('/api/user/study-mails', { body }), {
    invalidates: [queryKeys.studyMails],
  })

/** Ends the mails about practice by the token of one, without a login (extension). */
export const unsubscribeMutation = (api: Api) =>
  mutationOf((token: string) => api.POST('/api/unsubscribe', { body: { token } }), {
    invalidates: [queryKeys.studyMails],
  })
