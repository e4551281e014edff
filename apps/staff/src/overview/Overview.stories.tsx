import { handlers } from '@naru/api/msw'
import { staffOperations } from '@naru/api/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers, loading, failed } from '@naru/app-shell/testing/storyStates'
import { opens } from '../parts/pageStory'
import { adminPage } from '../parts/storyParts'

const meta = {
  title: 'Pages/Staff/Overview',
  ...adminPage('/admin'),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Links to every area with its counts, and to the activation page. */
export const LinksToEveryArea: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
    await expect(await page.findByText('128 users, 3 inactive')).toBeVisible()
    await expect(page.getByText('2 open')).toBeVisible()
    const areas = within(page.getByRole('list', { name: 'Admin areas' }))
    for (const [name, href] of [
      ['Users', '/admin/users'],
      ['Users Activation Status', '/userActivation'],
      ['Plans', '/admin/plans'],
      ['Advertisements', '/admin/advertisements'],
      ['Videos', '/admin/videos'],
      ['Exams', '/admin/exams'],
      ['Official floors', '/admin/floors'],
      ['Messages', '/admin/messages'],
      ['Mails', '/admin/mails'],
      ['Payments', '/admin/payments'],
      ['Security', '/admin/security'],
      ['Audit log', '/admin/audit'],
    ] as const) {
      await expect(areas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(document.title).toBe('Admin · Naru')
    // What the operator has not filled in.
    await expect(page.getByText('Not ready for the public')).toBeVisible()
    await expect(page.getByText(/legalName, postalAddress.* phone, email, networks/)).toBeVisible()
  },
}

export const Loading = loading(['getAdminOverview'])

export const Failed = failed(['getAdminOverview'], 'Something went wrong on the server.', '128 users, 3 inactive')

export const LearnerSeesTheRejection: Story = {
  parameters: answers(...handlers.error(staffOperations, { status: 403, message: 'Only an admin may do this.' })),
  play: async ({ canvas: page }) => {
    await page.findByText('This page is for admins.')
    const links = within(page.getByRole('navigation', { name: 'Admin areas' })).getAllByRole('link')
    const paths = links.flatMap((link) => link.getAttribute('href') ?? []).filter((path) => path.startsWith('/admin'))
    await expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      const nav = within(page.getByRole('navigation', { name: 'Admin areas' }))
      const link = nav.getAllByRole('link').find((one) => one.getAttribute('href') === path)
      if (link !== undefined) await userEvent.click(link)
      await opens(path)
      await expect(await page.findByText('This page is for admins.')).toBeVisible()
      await expect(page.getByText('Only an admin may do this.')).toBeVisible()
      await expect(page.queryByRole('table')).toBeNull()
      await expect(page.queryByRole('button', { name: /^Add/ })).toBeNull()
    }
  },
}

/** After the session has ended, a link opens /login, and login returns here. */
export const EndedSessionLinksToLogin: Story = {
  parameters: answers(...handlers.loggedOut()),
  play: async ({ canvas: page }) => {
    const alert = within(await page.findByRole('alert'))
    await expect(alert.getByText('Not authorized, please login again')).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?returnTo=%2Fadmin')
  },
}
