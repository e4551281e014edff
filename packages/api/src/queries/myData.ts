import type { Api } from '../client'
import { acknowledged } from '../guards'
import type { AccountDeletionRequest } from '../types'
import { queryKeys } from './keys'
import { mutationOf } from './ofCall'

/** Everything that the server holds about the user, as a zip file (extension: `isUnsupported` errors without it). */
export const downloadMyDataMutation = (api: Api) => mutationOf(() => api.POST('/api/user/my-data'))

/** Requests the deletion of the account (extension: `isUnsupported` errors without it). */
export const requestAccountDeletionMutation = (api: Api) =>
  mutationOf(
    (body: AccountDeletionRequest) => api.POST('/api/user/deletion', { body }),
    { invalidates: [queryKeys.userData] },
    acknowledged,
  )

/** Keeps the account after all. */
export const undoAccountDeletionMutation = (api: Api) =>
  mutationOf(() => api.DELETE('/api/user/deletion'), { invalidates: [queryKeys.userData] }, acknowledged)
