import type { Api } from '../../client'
import type { operations } from '../../types'
import { queryKeys } from '../keys'
import { pageOf } from './staffLists'
import { mutationOf, queryOf } from '../ofCall'

export const mailsQuery = (api: Api, page: number) =>
  queryOf(
    queryKeys.adminMails(page),
    (signal) => api.GET('/api/admin/mails', { params: { query: { page } }, signal }),
    pageOf,
  )

/** A page of visitors' messages: its number from 1, and only those in a state. */
export type FindMessages = operations['listMessages']['parameters']['query']

export const messagesQuery = (api: Api, query: FindMessages) =>
  queryOf(
    queryKeys.adminMessagePage(query),
    (signal) => api.GET('/api/admin/messages', { params: { query }, signal }),
    pageOf,
  )

export const changeMessageMutation = (api: Api) =>
  mutationOf(
    ({ id, isDone }: { id: string; isDone: boolean }) =>
      api.PATCH('/api/admin/messages/{id}', { params: { path: { id } }, body: { isDone } }),
    { invalidates: [queryKeys.adminMessages, queryKeys.adminOverview] },
  )

/** Answers a message of the contact form by mail. Pessimistic; another answer may have been first. */
export const answerMessageMutation = (api: Api) =>
  mutationOf(
    ({ id, text }: { id: string; text: string }) =>
      api.POST('/api/admin/messages/{id}/answer', { params: { path: { id } }, body: { text } }),
    { invalidates: [queryKeys.adminMessages, queryKeys.adminOverview] },
  )

export const paymentOrdersQuery = (api: Api, page: number) =>
  queryOf(
    queryKeys.adminPaymentOrders(page),
    (signal) => api.GET('/api/admin/payment-orders', { params: { query: { page } }, signal }),
    pageOf,
  )

export const paymentNoticesQuery = (api: Api, page: number) =>
  queryOf(
    queryKeys.adminPaymentNotices(page),
    (signal) => api.GET('/api/admin/payment-notices', { params: { query: { page } }, signal }),
    pageOf,
  )

/** A page of the audit log: its number from 1, and what the entries must have. */
export type FindAuditEntries = operations['listAuditEntries']['parameters']['query']

export const auditEntriesQuery = (api: Api, query: FindAuditEntries) =>
  queryOf(queryKeys.adminAudit(query), (signal) => api.GET('/api/admin/audit', { params: { query }, signal }), pageOf)
