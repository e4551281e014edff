import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fitsTheScreen } from '../../../shared/testing/hardNames'
import { renderSite } from '../pageStory'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const meta = {
  title: 'Pages/Admin/Overview',
  render: renderSite,
  parameters: adminSite('/admin'),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('getAdminOverview')

/** Links to every area with its counts, and to the activation page. */
export const LinksToEveryArea: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
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
  },
}

/** Says what the operator has not filled in. */
export const SaysWhatIsNotFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const notice = await page.findByText('Not ready for the public')
    await expect(notice).toBeVisible()
    await expect(page.getByText(/legalName, postalAddress.* phone, email, networks/)).toBeVisible()
  },
}

/** On a phone. */
export const FitsAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('128 users, 3 inactive')
    await expect(fitsTheScreen()).toBe(true)
  },
}

/** The counts loads. */
export const Loading: Story = { parameters: states.loading, play: saysLoading }

/** The server fails. */
export const Failed: Story = { parameters: states.failed, play: saysFailed('Something went wrong on the server.') }

/** No response. */
export const Offline: Story = {
  parameters: { msw: { handlers: [...handlers.offline(['getAdminOverview']), ...handlers.ok()] } },
  play: saysFailed('Unable to connect to the server. Please check your internet connection.'),
}

/** A learner sees the server's rejection. */
export const LearnerSeesTheRejection: Story = { parameters: states.refused, play: saysRefused }

/** After the session has ended, a link opens /login, and login returns here. */
export const EndedSessionLinksToLogin: Story = {
  parameters: { msw: { handlers: handlers.loggedOut() } },
  play: async ({ canvasElement }) => {
    const alert = within(await within(canvasElement).findByRole('alert'))
    await expect(alert.getByText('Not authorized, please login again')).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?returnTo=%2Fadmin')
  },
}
