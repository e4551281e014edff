import { sampleAdminUsers, sampleUserPage } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { fitsAPhone, calls, empty, leadsTo } from '@naru/app-shell/testing/storyStates'
import { adminPage } from '../testing/pages'

export default {
  title: 'Pages/Staff/Users',
  ...adminPage('/admin/users'),
} satisfies Meta

/** Name, email, state and extra time; each name links to the user. */
export const ListsUsers: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    const row = await page.findByRole('row', { name: /Nimali Perera/ })
    await expect(row).toHaveTextContent('× 1.5')
    await leadsTo(within(row), 'Nimali Perera', `/admin/users/${sampleAdminUsers[0]?.id ?? ''}`)
    await expect(page.getByRole('row', { name: /Tharushi Silva/ })).toHaveTextContent('Inactive')
    await expect(page.getByRole('row', { name: /Arun/ })).toHaveTextContent('AdminEmail not verified')
    await expect(page.getByText('128 users')).toBeVisible()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  },
}

export const NobodyFound = empty('No user found.')

export const SearchesAndTurnsPages: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.type(await page.findByLabelText('Name or email'), 'perera{Enter}')
    await waitFor(() => expect(calls.to('/api/admin/users?page=1&search=perera')).toHaveLength(1))
    await userEvent.click(await page.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(calls.to('/api/admin/users?page=2&search=perera')).toHaveLength(1))
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await expect(page.getByLabelText('Name or email')).toHaveValue('')
    await expect(await page.findByText('Page 1 of 3')).toBeVisible()
  },
}

/** Names of any length and script, on a phone. */
export const HardNamesFitAPhone = fitsAPhone(
  {
    findUsers: {
      ...sampleUserPage,
      entries: Object.entries(hardNames).flatMap(([id, name]) =>
        sampleAdminUsers.slice(0, 1).map((user) => ({ ...user, id, name })),
      ),
    },
  },
  ...Object.values(hardNames),
)
