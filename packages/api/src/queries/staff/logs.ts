import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../../client'
import { plainObject } from '../../guards'
import type {
  AuditEntry,
  Done,
  MailLogEntry,
  operations,
  PaymentOrderEntry,
  PaymentNotice,
  VisitorMessage,
} from '../../types'
import type { CacheEffect } from '../cache'
import { queryKeys } from '../keys'
import { pageOf } from './staffLists'

export const mailsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: queryKeys.adminMails(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/mails', { params: { query: { page } }, signal }), pageOf<MailLogEntry>),
  })

/** A page of visitors' messages: its number from 1, and only those in a state. */
export type FindMessages = operations['listMessages']['parameters']['query']

export const messagesQuery = (api: Api, query: FindMessages) =>
  queryOptions({
    queryKey: queryKeys.adminMessagePage(query),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/messages', { params: { query }, signal }), pageOf<VisitorMessage>),
  })

export const changeMessageMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminMessages, queryKeys.adminOverview] } satisfies CacheEffect,
    mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) =>
      read<Done>(api.PATCH('/api/admin/messages/{id}', { params: { path: { id } }, body: { isDone } }), plainObject),
  })

/** Answers a message of the contact form by mail. Pessimistic; another answer may have been first. */
export const answerMessageMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminMessages, queryKeys.adminOverview] } satisfies CacheEffect,
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      read<Done>(
        api.POST('/api/admin/messages/{id}/answer', { params: { path: { id } }, body: { text } }),
        plainObject,
      ),
  })

export const paymentOrdersQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: queryKeys.adminPaymentOrders(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/payment-orders', { params: { query: { page } }, signal }), pageOf<PaymentOrderEntry>),
  })

export const paymentNoticesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: queryKeys.adminPaymentNotices(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/payment-notices', { params: { query: { page } }, signal }), pageOf<PaymentNotice>),
  })

/** A page of the audit log: its number from 1, and what the entries must have. */
export type FindAuditEntries = operations['listAuditEntries']['parameters']['query']

export const auditEntriesQuery = (api: Api, query: FindAuditEntries) =>
  queryOptions({
    queryKey: queryKeys.adminAudit(query),
    queryFn: ({ signal }) => read(api.GET('/api/admin/audit', { params: { query }, signal }), pageOf<AuditEntry>),
  })
