import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleNotifications } from './NotificationPage'
import text from '../frame/text/en/student.json'
import { sitePage } from '../frame/pageStory'

const meta = {
  title: 'Pages/Notification',
  ...sitePage({ path: '/notification', isLoggedIn: true }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const all = sampleNotifications.length

/**
 * Every sample item with a checkbox, under the heading 'Sample notifications'; without a selection only Clear All is
 * available.
 */
export const SampleItems: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Notification' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Sample notifications' })).toBeVisible()
    const list = within(page.getByRole('list', { name: 'Sample notifications' }))
    await expect(list.getAllByRole('checkbox')).toHaveLength(all)
    await expect(page.queryByRole('button', { name: 'Delete Selected' })).toBeNull()
    await expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible()
    await expect(page.queryByText('No notifications')).toBeNull()
    await expect(document.title).toBe('Notification · Naru')
  },
}

/** Delete Selected appears with the first selected item and goes with the last; it removes the selection, and disappears. */
export const DeleteSelectedRemovesTheSelected: Story = {
  play: async ({ canvas: page }) => {
    const welcome = await page.findByRole('checkbox', { name: 'Welcome to Naru' })
    await userEvent.click(welcome)
    await expect(page.getByRole('button', { name: 'Delete Selected' })).toBeVisible()
    await userEvent.click(welcome)
    await expect(page.queryByRole('button', { name: 'Delete Selected' })).toBeNull()
    await userEvent.click(welcome)
    await expect(page.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked()
    await userEvent.click(page.getByRole('checkbox', { name: 'Your plan is active' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete Selected' }))
    await expect(page.queryByText('Welcome to Naru')).toBeNull()
    await expect(page.queryByText('Your plan is active')).toBeNull()
    await expect(page.getByText('A new paper is open')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Delete Selected' })).toBeNull()
    await expect(page.getByText('2 notifications removed')).toBeInTheDocument()
    await expect(page.getByRole('region', { name: 'Notification' })).toHaveFocus()
  },
}

/** Selects all, then deletes. */
export const SelectAllThenDelete: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('checkbox', { name: 'Select All' }))
    for (const id of sampleNotifications) {
      await expect(page.getByRole('checkbox', { name: text.notification.samples[id].title })).toBeChecked()
    }
    await userEvent.click(page.getByRole('button', { name: 'Delete Selected' }))
    await expect(await page.findByText('No notifications')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Clear All' })).toBeNull()
  },
}

/** Clears all, with any selection; no items. */
export const Empty: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Clear All' }))
    await expect(await page.findByText('No notifications')).toBeVisible()
    await expect(page.queryByText('Sample notifications')).toBeNull()
    await expect(page.queryByRole('checkbox')).toBeNull()
  },
}
