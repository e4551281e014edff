import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, calls, leadsTo } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/Profile/Sessions',
  ...sitePage({ path: '/profile', isLoggedIn: true }),
} satisfies Meta

/** This device, a phone, and a session from before devices were stored; each can be ended. */
export const ListsAndEndsSessions: Story = {
  play: async ({ canvas: page }) => {
    const list = within(await page.findByRole('list', { name: 'Where you are logged in' }))
    await leadsTo(page, 'Change your password', '/reset-password')
    const [own, phone, unknown] = list.getAllByRole('listitem')
    await expect(own).toHaveTextContent(/^Chrome on a computer This device/)
    await expect(phone).toHaveTextContent(/Samsung Internet on a phone/)
    await expect(phone).toHaveTextContent(/Last used/)
    await expect(unknown).toHaveTextContent(/Unknown device/)
    await expect(unknown).not.toHaveTextContent(/Last used/)
    await userEvent.click(list.getByRole('button', { name: 'Log out: Unknown device' }))
    await waitFor(() => expect(calls.to('/api/auth/sessions/session-1')).toMatchObject([{ method: 'DELETE' }]))
    await userEvent.click(page.getByRole('button', { name: 'Log out all other devices' }))
    await waitFor(() => expect(calls.to('/api/auth/sessions/end-others')).toHaveLength(1))
    await expect(fitsTheScreen()).toBe(true)
  },
}

export const EndOfThisSessionLogsOut: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Log out: Chrome on a computer' }))
    await opens('/login')
    await expect(calls.to('/api/auth/logout')).toHaveLength(1)
  },
}

export const OnlySession: Story = {
  parameters: bodies({
    listSessions: [{ id: 'a', device: 'other, phone', createdAt: '2026-03-02T04:30:00.000Z', isCurrent: true }],
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Another browser on a phone')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answers(...handlers.error(['listSessions'])),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Your devices could not be loaded.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const EndFails: Story = {
  parameters: answers(...handlers.error(['endSession'])),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Log out: Unknown device' }))
    await expect(await page.findByText('This device could not be logged out. Please try again.')).toBeVisible()
  },
}
