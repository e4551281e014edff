import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { plainObject } from '../guards'
import type {
  AddPasskeyRequest,
  Done,
  NewPasskeyResponse,
  PasskeyAssertion,
  PasskeyCheckResponse,
  RenamePasskeyRequest,
  TwoStep,
  TwoStepAdded,
  TwoStepCode,
  TotpSecretResponse,
} from '../types'
import type { CacheEffect } from './cache'
import { queryKeys } from './keys'

/** The admin's two-step verification and its state on this session. */
export const twoStepQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.adminTwoStep,
    queryFn: ({ signal }) => read<TwoStep>(api.GET('/api/admin/two-step', { signal }), plainObject),
  })

/** Afterwards every admin call may succeed. */
const confirmedMeta = { invalidates: [queryKeys.admin, queryKeys.users] } satisfies CacheEffect

export const startPasskeyCheckMutation = (api: Api) =>
  mutationOptions({
    mutationFn: () => read<PasskeyCheckResponse>(api.POST('/api/admin/two-step/challenge'), plainObject),
  })

export const confirmByPasskeyMutation = (api: Api) =>
  mutationOptions({
    meta: confirmedMeta,
    mutationFn: (body: PasskeyAssertion) => read<Done>(api.POST('/api/admin/two-step/passkey', { body }), plainObject),
  })

/** Gives two-step verification by a code of the authenticator app, or a recovery code. */
export const confirmByCodeMutation = (api: Api) =>
  mutationOptions({
    meta: confirmedMeta,
    mutationFn: (body: TwoStepCode) => read<Done>(api.POST('/api/admin/two-step/code', { body }), plainObject),
  })

const changedMeta = { invalidates: [queryKeys.adminTwoStep, queryKeys.userData] } satisfies CacheEffect

export const startPasskeyMutation = (api: Api) =>
  mutationOptions({
    mutationFn: () => read<NewPasskeyResponse>(api.POST('/api/admin/two-step/passkeys/challenge'), plainObject),
  })

export const addPasskeyMutation = (api: Api) =>
  mutationOptions({
    meta: changedMeta,
    mutationFn: (body: AddPasskeyRequest) =>
      read<TwoStepAdded>(api.POST('/api/admin/two-step/passkeys', { body }), plainObject),
  })

export interface RenamePasskey extends RenamePasskeyRequest {
  id: string
}

export const renamePasskeyMutation = (api: Api) =>
  mutationOptions({
    meta: changedMeta,
    mutationFn: ({ id, name }: RenamePasskey) =>
      read<Done>(
        api.PATCH('/api/admin/two-step/passkeys/{id}', { params: { path: { id } }, body: { name } }),
        plainObject,
      ),
  })

export const removePasskeyMutation = (api: Api) =>
  mutationOptions({
    meta: changedMeta,
    mutationFn: (id: string) =>
      read<Done>(api.DELETE('/api/admin/two-step/passkeys/{id}', { params: { path: { id } } }), plainObject),
  })

export const startTotpMutation = (api: Api) =>
  mutationOptions({
    mutationFn: () => read<TotpSecretResponse>(api.POST('/api/admin/two-step/totp/secret'), plainObject),
  })

export const addTotpMutation = (api: Api) =>
  mutationOptions({
    meta: changedMeta,
    mutationFn: (body: TwoStepCode) => read<TwoStepAdded>(api.POST('/api/admin/two-step/totp', { body }), plainObject),
  })

export const removeTotpMutation = (api: Api) =>
  mutationOptions({
    meta: changedMeta,
    mutationFn: () => read<Done>(api.DELETE('/api/admin/two-step/totp'), plainObject),
  })

export const renewRecoveryCodesMutation = (api: Api) =>
  mutationOptions({
    meta: changedMeta,
    mutationFn: () => read<TwoStepAdded>(api.POST('/api/admin/two-step/recovery-codes'), plainObject),
  })
