import type { Api } from '../client'
import type { AddPasskeyRequest, PasskeyAssertion, RenamePasskeyRequest, TwoStepCode } from '../types'
import type { CacheEffect } from './cache'
import { queryKeys } from './keys'
import { mutationOf, queryOf } from './ofCall'

/** The admin's two-step verification and its state on this session. */
export const twoStepQuery = (api: Api) =>
  queryOf(queryKeys.adminTwoStep, (signal) => api.GET('/api/admin/two-step', { signal }))

/** Afterwards every admin call may succeed. */
const confirmedMeta = { invalidates: [queryKeys.admin, queryKeys.users] } satisfies CacheEffect

export const startPasskeyCheckMutation = (api: Api) => mutationOf(() => api.POST('/api/admin/two-step/challenge'))

export const confirmByPasskeyMutation = (api: Api) =>
  mutationOf((body: PasskeyAssertion) => api.POST('/api/admin/two-step/passkey', { body }), confirmedMeta)

/** Gives two-step verification by a code of the authenticator app, or a recovery code. */
export const confirmByCodeMutation = (api: Api) =>
  mutationOf((body: TwoStepCode) => api.POST('/api/admin/two-step/code', { body }), confirmedMeta)

const changedMeta = { invalidates: [queryKeys.adminTwoStep, queryKeys.userData] } satisfies CacheEffect

export const startPasskeyMutation = (api: Api) => mutationOf(() => api.POST('/api/admin/two-step/passkeys/challenge'))

export const addPasskeyMutation = (api: Api) =>
  mutationOf((body: AddPasskeyRequest) => api.POST('/api/admin/two-step/passkeys', { body }), changedMeta)

export interface RenamePasskey extends RenamePasskeyRequest {
  id: string
}

export const renamePasskeyMutation = (api: Api) =>
  mutationOf(
    ({ id, name }: RenamePasskey) =>
      api.PATCH('/api/admin/two-step/passkeys/{id}', { params: { path: { id } }, body: { name } }),
    changedMeta,
  )

export const removePasskeyMutation = (api: Api) =>
  mutationOf((id: string) => api.DELETE('/api/admin/two-step/passkeys/{id}', { params: { path: { id } } }), changedMeta)

export const startTotpMutation = (api: Api) => mutationOf(() => api.POST('/api/admin/two-step/totp/secret'))

export const addTotpMutation = (api: Api) =>
  mutationOf((body: TwoStepCode) => api.POST('/api/admin/two-step/totp', { body }), changedMeta)

export const removeTotpMutation = (api: Api) => mutationOf(() => api.DELETE('/api/admin/two-step/totp'), changedMeta)

export const renewRecoveryCodesMutation = (api: Api) =>
  mutationOf(() => api.POST('/api/admin/two-step/recovery-codes'), changedMeta)
