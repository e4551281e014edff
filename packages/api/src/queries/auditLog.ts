import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { pageOf } from '../guards'
import type { AuditLogMail, AuditLogOrder, PaymentNotice } from '../types'
import { alwaysFresh } from './cache'
import { queryKeys } from './keys'

/** A page of the audit log of mails, newest first. */
export const mailsQuery = (api: Api, page: number) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminMails(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/mails', { params: { query: { page } }, signal }), pageOf<AuditLogMail>),
  })

/** A page of orders for the payment gateway, newest first. */
export const paymentOrdersQuery = (api: Api, page: number) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminPaymentOrders(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/payment-orders', { params: { query: { page } }, signal }), pageOf<AuditLogOrder>),
  })

/** A page of the audit log of payment notices, newest first. */
export const paymentNoticesQuery = (api: Api, page: number) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminPaymentNotices(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/payment-notices', { params: { query: { page } }, signal }), pageOf<PaymentNotice>),
  })
