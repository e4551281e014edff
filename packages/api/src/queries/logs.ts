import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { pageOf, plainObject } from '../guards'
import type { Done, MailLogEntry, PaymentOrderEntry, PaymentNotice, VisitorMessage } from '../types'
import { always, alwaysFresh, type CacheEffect } from './cache'
import { queryKeys } from './keys'

/** A page of the mail log, newest first. */
export const mailsQuery = (api: Api, page: number) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminMails(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/mails', { params: { query: { page } }, signal }), pageOf<MailLogEntry>),
  })

/** A page of visitors' messages, newest first. */
export const messagesQuery = (api: Api, page: number) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminMessagePage(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/messages', { params: { query: { page } }, signal }), pageOf<VisitorMessage>),
  })

/** Marks a message as done, or opens it again. */
export const changeMessageMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['change-message'],
    meta: { invalidates: [queryKeys.adminMessages, queryKeys.adminOverview] } satisfies CacheEffect,
    mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) =>
      read<Done>(api.PATCH('/api/admin/messages/{id}', { params: { path: { id } }, body: { isDone } }), plainObject),
  })

/** A page of orders for the payment gateway, newest first. */
export const paymentOrdersQuery = (api: Api, page: number) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminPaymentOrders(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/payment-orders', { params: { query: { page } }, signal }), pageOf<PaymentOrderEntry>),
  })

/** A page of the payment log, newest first. */
export const paymentNoticesQuery = (api: Api, page: number) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminPaymentNotices(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/payment-notices', { params: { query: { page } }, signal }), pageOf<PaymentNotice>),
  })
