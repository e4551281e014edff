import { handlers, sampleAdminUsers, sampleUserPage } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '../../../shared/testing/hardNames'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { renderSite } from '../pageStory'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const recorder = createCallRecorder()

const meta = {
  title: 'Pages/Admin/Users',
  render: renderSite,
  beforeEach: () => recorder.clear(),
  parameters: { ...adminSite('/admin/users'), msw: { handlers: [recorder.handler, ...handlers.ok()] } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('findUsers')

/** Name, email, state and extra time; each name links to the user. */
export const ListsUsers: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const row = await page.findByRole('row', { name: /Nimali Perera/ })
    await expect(row).toHaveTextContent('× 1.5')
    await expect(within(row).getByRole('link', { name: 'Nimali Perera' })).toHaveAttribute(
      'href',
      `/admin/users/${sampleAdminUsers[0]?.id ?? ''}`,
    )
    await expect(page.getByRole('row', { name: /Tharushi Silva/ })).toHaveTextContent('Inactive')
    await expect(page.getByRole('row', { name: /Arun/ })).toHaveTextContent('AdminEmail not verified')
    await expect(page.getByText('128 users')).toBeVisible()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  },
}

/** The list loads. */
export const Loading: Story = { parameters: states.loading, play: saysLoading }
/** The server fails. */
export const Failed: Story = { parameters: states.failed, play: saysFailed('Something went wrong on the server.') }
/** A learner sees the server's rejection. */
export const LearnerSeesTheRejection: Story = { parameters: states.refused, play: saysRefused }
/** The search finds nobody. */
export const NobodyFound: Story = {
  parameters: states.empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No user found.')).toBeVisible()
  },
}

/** Searches on the server, and pages through the results. */
export const SearchesAndTurnsPages: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Name or email'), 'perera{Enter}')
    await waitFor(() => expect(recorder.to('/api/admin/users?page=1&search=perera')).toHaveLength(1))
    await userEvent.click(await page.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(recorder.to('/api/admin/users?page=2&search=perera')).toHaveLength(1))
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await expect(page.getByLabelText('Name or email')).toHaveValue('')
    await expect(await page.findByText('Page 1 of 3')).toBeVisible()
  },
}

/** Names of any length and script, on a phone. */
export const HardNamesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: handlers.ok({
        findUsers: {
          ...sampleUserPage,
          entries: Object.entries(hardNames).flatMap(([id, name]) =>
            sampleAdminUsers.slice(0, 1).map((user) => ({ ...user, id, name })),
          ),
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    for (const name of Object.values(hardNames)) {
      await expect(await within(canvasElement).findByRole('link', { name })).toBeVisible()
    }
    await expect(fitsTheScreen()).toBe(true)
  },
}
