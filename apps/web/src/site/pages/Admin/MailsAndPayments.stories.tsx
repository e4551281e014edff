import { handlers, sampleMailPage, samplePaymentNoticePage, samplePaymentOrderPage } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '../../../shared/testing/hardNames'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { renderSite } from '../pageStory'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const recorder = createCallRecorder()

const meta = {
  title: 'Pages/Admin/Mails and payments',
  render: renderSite,
  beforeEach: () => recorder.clear(),
  parameters: { ...adminSite('/admin/mails'), msw: { handlers: [recorder.handler, ...handlers.ok()] } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const mails = statesOf('listMails')
const orders = statesOf('listPaymentOrders')
const onPayments = { site: adminSite('/admin/payments').site }

/** Recipient, subject and delivery state. */
export const Mails: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const waiting = await page.findByRole('row', { name: /Waiting/ })
    await expect(waiting).toHaveTextContent('2 tries: connect ECONNREFUSED 127.0.0.1:25')
    await expect(page.getByRole('row', { name: /nobody@nowhere\.example/ })).toHaveTextContent('Failed')
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(recorder.to('/api/admin/mails?page=2')).toHaveLength(1))
  },
}
/** The mails load. */
export const MailsLoading: Story = { parameters: mails.loading, play: saysLoading }
/** The server fails. */
export const MailsFailed: Story = { parameters: mails.failed, play: saysFailed('Something went wrong on the server.') }
/** A learner sees the server's rejection. */
export const MailsRefused: Story = { parameters: mails.refused, play: saysRefused }
/** No mail yet. */
export const NoMails: Story = {
  parameters: mails.empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No mails yet.')).toBeVisible()
  },
}
/** Addresses and reasons of any length, on a phone. */
export const HardMailsFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: handlers.ok({
        listMails: {
          ...sampleMailPage,
          entries: sampleMailPage.entries.map((mail) => ({
            ...mail,
            to: `${hardNames.long}@example.com`,
            subject: hardNames.sinhala,
            lastError: hardNames.words,
          })),
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(hardNames.sinhala))[0]).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}

/** Orders, then the log of notifications, trusted or not. */
export const Payments: Story = {
  tags: ['picture'],
  parameters: onPayments,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('row', { name: /Confirmed Plan activated/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Rs\. 12000\.50/ })).toHaveTextContent('Failed')
    await userEvent.click(page.getByRole('radio', { name: 'Journal' }))
    await expect(await page.findByRole('row', { name: /Signature is wrong: rejected/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /We asked the gateway/ })).toHaveTextContent('Confirmed')
  },
}
/** The orders load. */
export const PaymentsLoading: Story = {
  parameters: { ...onPayments, ...orders.loading },
  play: saysLoading,
}
/** The server fails. */
export const PaymentsFailed: Story = {
  parameters: { ...onPayments, ...orders.failed },
  play: saysFailed('Something went wrong on the server.'),
}
/** A learner sees the server's rejection. */
export const PaymentsRefused: Story = {
  parameters: { ...onPayments, ...orders.refused },
  play: saysRefused,
}
/** No order and no notice yet. */
export const NoPayments: Story = {
  parameters: { ...onPayments, ...orders.empty },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('No payment has been started yet.')).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Journal' }))
    await expect(await page.findByText('No gateway messages yet.')).toBeVisible()
  },
}
/** Names of any length, and untrusted text, on a phone. */
export const HardPaymentsFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    ...onPayments,
    msw: {
      handlers: handlers.ok({
        listPaymentOrders: {
          ...samplePaymentOrderPage,
          entries: samplePaymentOrderPage.entries.map((order) => ({
            ...order,
            userName: hardNames.long,
            planName: hardNames.korean,
          })),
        },
        listPaymentNotices: {
          ...samplePaymentNoticePage,
          entries: samplePaymentNoticePage.entries.map((notice) => ({
            ...notice,
            message: hardNames.long,
            outcome: 'of-a-newer-server',
          })),
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect((await page.findAllByText(hardNames.korean))[0]).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
    await userEvent.click(page.getByRole('radio', { name: 'Journal' }))
    await expect((await page.findAllByText('of-a-newer-server'))[0]).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}
