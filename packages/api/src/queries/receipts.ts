import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { plainObject } from '../guards'
import type { ReceiptNameRequest } from '../types'
import { always, alwaysFresh, updateCached } from './cache'
import { queryKeys } from './keys'

/** The receipt of one of the learner's own attempts (extension: see `isUnsupported`). */
export const receiptQuery = (api: Api, attemptId: string) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.receipt(attemptId),
    queryFn: ({ signal }) =>
      read(api.GET('/api/results/{id}/receipt', { params: { path: { id: attemptId } }, signal }), plainObject),
  })

/** Whether the verification page of an attempt's receipt shows the learner's name. */
export interface SetReceiptName extends ReceiptNameRequest {
  attemptId: string
}

/** Shows or hides the learner's name on the verification page, and updates the receipt in the cache. */
export const setReceiptNameMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['set-receipt-name'],
    mutationFn: ({ attemptId, showsName }: SetReceiptName) =>
      read(
        api.PATCH('/api/results/{id}/receipt', { params: { path: { id: attemptId } }, body: { showsName } }),
        plainObject,
      ),
    onSuccess: (receipt, { attemptId }, _result, { client }) =>
      updateCached(client, receiptQuery(api, attemptId).queryKey, () => receipt),
  })

/** Whether a receipt is genuine (extension: see `isUnsupported`). */
export const receiptCheckQuery = (api: Api, number: string) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.receiptCheck(number),
    queryFn: ({ signal }) =>
      read(api.GET('/api/receipts/{number}', { params: { path: { number } }, signal }), plainObject),
  })
