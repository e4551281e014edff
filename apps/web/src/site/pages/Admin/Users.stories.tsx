import { handlers, sampleAdminUsers, sampleUserPage } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '../../../shared/testing/hardNames'
import { createCallNotes } from '../../../shared/testing/notedCalls'
import { withSite } from '../pageStory'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'
import { UsersPage } from './UsersPage'

const notes = createCallNotes()

const meta = {
  title: 'Pages/Admin/Users',
  component: UsersPage,
  decorators: [withSite],
  beforeEach: () => notes.forget(),
  parameters: { ...adminSite('/admin/users'), msw: { handlers: [notes.handler, ...handlers.ok()] } },
} satisfies Meta<typeof UsersPage>
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('findUsers')

/** Name, email, state and extra time; each name leads to the user. */
export const ListsUsers: Story = {
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

/** The list on its way. */
export const Loading: Story = { parameters: states.loading, play: saysLoading }
/** The server fails. */
export const Failed: Story = { parameters: states.failed, play: saysFailed('Something went wrong on the server.') }
/** A learner reads the server's refusal. */
export const LearnerReadsTheRefusal: Story = { parameters: states.refused, play: saysRefused }
/** Nobody is found. */
export const NobodyFound: Story = {
  parameters: states.empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No user found.')).toBeVisible()
  },
}

/** The search goes to the server, and page by page through what it found. */
export const SearchesAndTurnsPages: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Name or email'), 'perera{Enter}')
    await waitFor(() => expect(notes.to('/api/admin/users?page=1&search=perera')).toHaveLength(1))
    await userEvent.click(await page.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(notes.to('/api/admin/users?page=2&search=perera')).toHaveLength(1))
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
