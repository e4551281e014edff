import { handlers, sampleUserDetails } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleFairPlay } from '../../../shared/testing/fairPlay'
import { fitsTheScreen, hardNames } from '../../../shared/testing/hardNames'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { renderSite } from '../pageStory'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const recorder = createCallRecorder()
const { id } = sampleUserDetails

const meta = {
  title: 'Pages/Admin/User',
  render: renderSite,
  beforeEach: () => recorder.clear(),
  parameters: { ...adminSite(`/admin/users/${id}`), msw: { handlers: [recorder.handler, ...handlers.ok()] } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('getUser')

const attempt = {
  topic: 'EPS-TOPIK Sample 1',
  totalScore: 20,
  totalPossibleMarks: 30,
  timestamp: '2026-03-02T04:36:40.000Z',
}

/** Account, extra time and plans. */
export const ShowsAUser: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Nimali Perera' })).toBeVisible()
    await expect(page.getByText('nimali@example.com')).toBeVisible()
    await expect(page.getByText('65F1C0A')).toBeVisible()
    await expect(page.getByRole('radio', { name: '1.5 times the minutes' })).toBeChecked()
    await expect(page.getByRole('row', { name: /First crossing .* Never/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Deactivate' }))
    await waitFor(() =>
      expect(recorder.to(`/api/user/${id}/activate`)).toMatchObject([{ method: 'PATCH', body: { isActive: false } }]),
    )
  },
}

/** The address of a user who has not verified it is corrected, and a code mailed to it. */
export const CorrectsAnUnverifiedAddress: Story = {
  parameters: {
    msw: { handlers: [recorder.handler, ...handlers.ok({ getUser: { ...sampleUserDetails, isVerified: false } })] },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = await page.findByRole('textbox', { name: 'Email' })
    await expect(field).toHaveValue(sampleUserDetails.email)
    await userEvent.clear(field)
    await userEvent.type(field, 'nimali.p@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Send a code' }))
    await waitFor(() =>
      expect(recorder.to(`/api/admin/users/${id}/email`)).toMatchObject([
        { method: 'PATCH', body: { email: 'nimali.p@example.com' } },
      ]),
    )
    await expect(await screen.findByText('A code was sent to nimali.p@example.com.')).toBeVisible()
  },
}

/** The latest attempts, each with what the device saw. */
export const ShowsFairPlayOfAttempts: Story = {
  parameters: {
    msw: {
      handlers: handlers.ok({
        getUser: {
          ...sampleUserDetails,
          recentAttempts: [
            { ...attempt, attemptId: 'attempt-2', attempt: 2, unrankedReason: 'repeated', fairPlay: sampleFairPlay },
            { ...attempt, attemptId: 'attempt-1', attempt: 1 },
          ],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'EPS-TOPIK Sample 1, attempt 2' }))
    await expect(page.getByText('Left the exam page: 2 times, 1 min 35 s')).toBeVisible()
    await expect(page.getByText('Practice: only a first attempt is ranked')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'EPS-TOPIK Sample 1, attempt 1' }))
    await expect(page.getByText('The device sent no record of this attempt.')).toBeVisible()
  },
}

/** Nothing is finished. */
export const HasNoAttempts: Story = {
  parameters: { msw: { handlers: handlers.ok({ getUser: { ...sampleUserDetails, recentAttempts: [] } }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No attempt is finished.')).toBeVisible()
  },
}

/** The user loads. */
export const Loading: Story = { parameters: states.loading, play: saysLoading }
/** The server fails. */
export const Failed: Story = { parameters: states.failed, play: saysFailed('Something went wrong on the server.') }
/** A learner sees the server's rejection. */
export const LearnerSeesTheRejection: Story = { parameters: states.refused, play: saysRefused }

/** No such user. */
export const Unknown: Story = {
  parameters: {
    msw: {
      handlers: [...handlers.error(['getUser'], { status: 404, message: 'There is no such user.' }), ...handlers.ok()],
    },
  },
  play: saysFailed('There is no such user.'),
}

/** Sends and shows the factor. */
export const ExtraTimeIsSet: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: '2 times the minutes' }))
    await expect(page.getByRole('radio', { name: '2 times the minutes' })).toBeChecked()
    await expect(page.getByText('The minutes are multiplied by 2.')).toBeVisible()
    await waitFor(() =>
      expect(recorder.to(`/api/admin/users/${id}/time-factor`)).toMatchObject([
        { method: 'PATCH', body: { timeFactor: 2 } },
      ]),
    )
  },
}

/** Reverts a rejected factor and shows why. */
export const RefusedExtraTimeReverts: Story = {
  parameters: {
    msw: {
      handlers: [...handlers.error(['setTimeFactor'], { status: 404, message: 'Gone.' }), ...handlers.ok()],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: '2 times the minutes' }))
    await expect(await page.findByText('Gone.')).toBeVisible()
    await expect(page.getByRole('radio', { name: '1.5 times the minutes' })).toBeChecked()
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Nimali Perera')
  },
}

/** Says what each role may do, and asks before it gives one. */
export const ARoleIsGiven: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('button', { name: 'Change the role' })).toBeDisabled()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Role' }), 'author')
    await expect(page.getByText(/Writes papers of their own/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Change the role' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the role?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change the role' }))
    await waitFor(() =>
      expect(recorder.to(`/api/admin/users/${id}/role`)).toMatchObject([{ method: 'PATCH', body: { role: 'author' } }]),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Shows why the server refuses to take a role back. */
export const ARefusedRoleSaysWhy: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers.error(['setUserRole'], { status: 403, message: 'The last admin cannot be removed.' }),
        ...handlers.ok({ getUser: { ...sampleUserDetails, role: 'admin' } }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(await page.findByRole('combobox', { name: 'Role' }), 'learner')
    await userEvent.click(page.getByRole('button', { name: 'Change the role' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Change the role' }))
    await expect(await dialog.findByText('The last admin cannot be removed.')).toBeVisible()
  },
}

/** A name of any length, no plan and no attempt, on a phone. */
export const HardNameFitsAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: handlers.ok({
        getUser: { ...sampleUserDetails, name: hardNames.long, email: `${hardNames.long}@example.com`, plans: [] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: hardNames.long })).toBeVisible()
    await expect(page.getByText('No plan has been activated.')).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}

/** Sinhala, Tamil and Korean names. */
export const NameInKorean: Story = {
  parameters: { msw: { handlers: handlers.ok({ getUser: { ...sampleUserDetails, name: hardNames.korean } }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: hardNames.korean })).toBeVisible()
  },
}
