import { sampleMessagePage } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { fitsAPhone, calls, empty } from '@naru/app-shell/testing/storyStates'
import { adminPage } from '../parts/storyParts'

const meta = {
  title: 'Pages/Admin/Messages',
  ...adminPage('/admin/messages'),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A message with a link that answers it, a reported mistake, and one that is done. One is marked as done; there are pages. */
export const ListsMessages: Story = {
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/the exams are still locked/)).toBeVisible()
    await expect(page.getByText(/nimali@example\.com · 0771234567/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reply: Nimali Perera' })).toHaveAttribute(
      'href',
      'mailto:nimali%40example.com?subject=Your%20message%20to%20Naru',
    )
    await expect(page.getByRole('heading', { level: 2, name: 'Mistake in a text: සිංහල' })).toBeVisible()
    await expect(page.getByText(/· \/pricing · plans\.buy$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open again: Arun Kumar' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Done: Nimali Perera' }))
    await waitFor(() => expect(calls.to('/api/admin/messages/message-3')).toMatchObject([{ body: { isDone: true } }]))
    await waitFor(() => expect(calls.to('/api/admin/messages?page=1')).toHaveLength(2))
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(calls.to('/api/admin/messages?page=2')).toHaveLength(1))
  },
}

export const NoMessages = empty('No messages yet.')

/** Names and texts of any length, on a phone. */
export const HardMessagesFitAPhone = fitsAPhone(
  {
    listMessages: {
      ...sampleMessagePage,
      entries: sampleMessagePage.entries.map((message) => ({
        ...message,
        ...(message.name !== undefined && { name: hardNames.long, email: `${hardNames.long}@example.com` }),
        text: `${hardNames.words}\n\n${hardNames.long}`,
      })),
    },
  },
  hardNames.long,
)
