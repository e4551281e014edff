import { handlers, sampleNotifications as notifications } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, calls, empty, failed, fitsAPhone, loading } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Profile/Notifications',
  ...sitePage({ path: '/notification', isLoggedIn: true }),
} satisfies Meta

/** A notification of each kind leads to where it belongs; without a selection only Clear All is available. */
export const EachKindLeadsSomewhere: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Notification' })).toBeVisible()
    const list = within(await page.findByRole('list', { name: 'Notification' }))
    await expect(list.getAllByRole('checkbox')).toHaveLength(notifications.length)
    await expect(list.getByText('An answer key was wrong. You now have 15 of 25 marks.')).toBeVisible()
    await expect(list.getByText(/^It ends on 5 March 2026\./)).toBeVisible()
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([
      '/contact',
      '/myresult/attempt-2',
      '/pricing',
      '/myresult/attempt-2/score-report',
      '/exams',
      '/exams',
    ])
    await expect(page.queryByRole('button', { name: 'Delete Selected' })).toBeNull()
    await expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible()
    await expect(document.title).toBe('Notification · Naru')
  },
}

/** Delete Selected appears with the first selected item and goes with the last; what it deletes leaves the list at once. */
export const DeleteSelectedRemovesTheSelected: Story = {
  play: async ({ canvas: page }) => {
    const added = await page.findByRole('checkbox', { name: 'A new exam: Reading Only' })
    await userEvent.click(added)
    await expect(page.getByRole('button', { name: 'Delete Selected' })).toBeVisible()
    await userEvent.click(added)
    await expect(page.queryByRole('button', { name: 'Delete Selected' })).toBeNull()
    await userEvent.click(added)
    await expect(page.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked()
    await userEvent.click(page.getByRole('button', { name: 'Delete Selected' }))
    await waitFor(() =>
      expect(calls.to('/api/user/notifications/delete')).toMatchObject([{ body: { ids: [notifications[4]?.id] } }]),
    )
    await expect(page.getByRole('region', { name: 'Notification' })).toHaveFocus()
    await expect(await page.findByText('1 notification removed')).toBeInTheDocument()
  },
}

/** A failure keeps the notifications, and says so. */
export const DeletionFails: Story = {
  parameters: answers(...handlers.error(['deleteNotifications'])),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Clear All' }))
    await expect(await page.findByText('The notifications were not deleted. Please try again.')).toBeVisible()
    await expect(page.getByText('A new exam: Reading Only')).toBeVisible()
  },
}

export const Loading = loading(['listNotifications'], 'Loading notifications…')

export const FailsAndIsRetried = failed(
  ['listNotifications'],
  'Failed to load your notifications. Please try again later.',
  'A new exam: Reading Only',
)

export const Empty = empty('No notifications')

export const LongNamesFitAPhone = fitsAPhone(
  {
    listNotifications: notifications.map((each) => ({
      ...each,
      ...(each.name !== undefined && { name: hardNames.long }),
      ...(each.topic !== undefined && { topic: hardNames.words }),
    })),
  },
  `Your plan ${hardNames.long} is active`,
)

/** An API without notifications: samples, under a heading that says so, which can be removed as well. */
export const SamplesOfAnApiWithoutThem: Story = {
  parameters: answers(...handlers.withoutExtensions()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 2, name: 'Sample notifications' })).toBeVisible()
    const list = within(page.getByRole('list', { name: 'Sample notifications' }))
    await expect(list.getAllByRole('checkbox')).toHaveLength(5)
    await userEvent.click(page.getByRole('checkbox', { name: 'Welcome to Naru' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete Selected' }))
    await expect(page.queryByText('Welcome to Naru')).toBeNull()
    await expect(page.getByText('A new paper is open')).toBeVisible()
    await userEvent.click(page.getByRole('checkbox', { name: 'Select All' }))
    await expect(page.getByRole('checkbox', { name: 'Your plan is active' })).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Clear All' }))
    await expect(await page.findByText('No notifications')).toBeVisible()
    await expect(page.queryByText('Sample notifications')).toBeNull()
  },
}
