import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { pageOf } from '../guards'
import type { MailLogEntry, PaymentOrderEntry, PaymentNotice } from '../types'
import { alwaysFresh } from './cache'
import { queryKeys } from './keys'

/** A page of the mail log, newest first. */
export const mailsQuery = (api: Api, page: number) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminMails(page),
    queryFn: ({ signal }) =>
      read(api.GET('/api/admin/mails', { params: { query: { page } }, signal }), pageOf<MailLogEntry>),
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
