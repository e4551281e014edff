import { handlers, sampleMailPage, samplePaymentNoticePage, samplePaymentOrderPage } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, fitsAPhone, calls, empty } from '@naru/app-shell/testing/storyStates'
import { adminPage } from '../testing/pages'

export default {
  title: 'Pages/Staff/Mails and payments',
  ...adminPage('/admin/mails'),
} satisfies Meta

const onPayments = { site: adminPage('/admin/payments').parameters.site }

/** Recipient, subject and delivery state. */
export const Mails: Story = {
  play: async ({ canvas: page }) => {
    const waiting = await page.findByRole('row', { name: /Waiting/ })
    await expect(waiting).toHaveTextContent('2 tries: connect ECONNREFUSED 127.0.0.1:25')
    await expect(page.getByRole('row', { name: /nobody@nowhere\.example/ })).toHaveTextContent('Failed')
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(calls.to('/api/admin/mails?page=2')).toHaveLength(1))
  },
}

export const NoMails = empty('No mails yet.')
/** Addresses and reasons of any length, on a phone. */
export const HardMailsFitAPhone = fitsAPhone(
  {
    listMails: {
      ...sampleMailPage,
      entries: sampleMailPage.entries.map((mail) => ({
        ...mail,
        to: `${hardNames.long}@example.com`,
        subject: hardNames.sinhala,
        lastError: hardNames.words,
      })),
    },
  },
  hardNames.sinhala,
)

/** Orders, then the log of notifications, trusted or not. */
export const Payments: Story = {
  tags: ['picture'],
  parameters: onPayments,
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('row', { name: /Confirmed Plan activated/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Rs\. 12000\.50/ })).toHaveTextContent('Failed')
    await userEvent.click(page.getByRole('radio', { name: 'Journal' }))
    await expect(await page.findByRole('row', { name: /Signature is wrong: rejected/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /We asked the gateway/ })).toHaveTextContent('Confirmed')
  },
}
export const NoPayments: Story = {
  parameters: { ...onPayments, ...answers(...handlers.empty()) },
  play: async ({ canvas: page }) => {
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
    ...bodies({
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
  play: async ({ canvas: page }) => {
    await expect((await page.findAllByText(hardNames.korean))[0]).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
    await userEvent.click(page.getByRole('radio', { name: 'Journal' }))
    await expect((await page.findAllByText('of-a-newer-server'))[0]).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}
