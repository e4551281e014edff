import type { WordSound } from '@naru/exam-kit/internal/wordSound'
import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { AuthSession } from '@naru/app-shell/authSession'
import { browserTime, type Time } from '@naru/app-shell/time'
import type { PaymentWidget } from './plans/payment/widget'

export interface RouterContext {
  queryClient: QueryClient
  authSession: AuthSession
  /** The path at which this document was loaded, which decides its security policy. Undefined outside a document. */
  openedAt?: string
  /** The clock of the pages. @default the browser's */
  time?: Time
  /** Random numbers from 0 to 1, without 1. @default the browser's */
  random?: () => number
  /** Opens another document: the exam room, the staff's pages. @default unloads this one */
  openDocument?: (href: string) => Promise<void>
  /** The payment widget. @default the gateway's */
  paymentWidget?: PaymentWidget
  /** The sound of words. @default the browser's */
  wordSound?: WordSound
}

export const useRandom = (): (() => number) => useRouter().options.context.random ?? Math.random

export const useTime = (): Time => useRouter().options.context.time ?? browserTime
