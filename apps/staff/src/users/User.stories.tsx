import { sampleUserDetails } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleFairPlay } from '@naru/app-shell/testing/fairPlay'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { bodies, fitsAPhone, calls, refused, enter } from '@naru/app-shell/testing/storyStates'
import { adminPage } from '../testing/pages'

const { id } = sampleUserDetails
const sent = (what: string) => calls.to(`/api/admin/users/${id}/${what}`)

export default {
  title: 'Pages/Staff/One user',
  ...adminPage(`/admin/users/${id}`),
} satisfies Meta

const attempt = {
  topic: 'EPS-TOPIK Sample 1',
  totalScore: 20,
  totalPossibleMarks: 30,
  timestamp: '2026-03-02T04:36:40.000Z',
}

/** Account, extra time and plans. */
export const ShowsAUser: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Nimali Perera' })).toBeVisible()
    await expect(page.getByText('nimali@example.com')).toBeVisible()
    await expect(page.getByText('65F1C0A')).toBeVisible()
    await expect(page.getByRole('radio', { name: '1.5 times the minutes' })).toBeChecked()
    await expect(page.getByRole('row', { name: /First crossing .* Never/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Deactivate' }))
    await waitFor(() =>
      expect(calls.to(`/api/user/${id}/activate`)).toMatchObject([{ method: 'PATCH', body: { isActive: false } }]),
    )
  },
}

/** The address of a user who has not verified it is corrected, and a code mailed to it. */
export const CorrectsAnUnverifiedAddress: Story = {
  parameters: bodies({ getUser: { ...sampleUserDetails, isVerified: false } }),
  play: async ({ canvas: page }) => {
    const field = await page.findByRole('textbox', { name: 'Email' })
    await expect(field).toHaveValue(sampleUserDetails.email)
    await userEvent.clear(field)
    await enter(field, 'nimali.p@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Send a code' }))
    await waitFor(() =>
      expect(sent('email')).toMatchObject([{ method: 'PATCH', body: { email: 'nimali.p@example.com' } }]),
    )
    await expect(await screen.findByText('A code was sent to nimali.p@example.com.')).toBeVisible()
  },
}

/** The latest attempts, each with what the device saw. */
export const ShowsFairPlayOfAttempts: Story = {
  parameters: bodies({
    getUser: {
      ...sampleUserDetails,
      recentAttempts: [
        { ...attempt, attemptId: 'attempt-2', attempt: 2, unrankedReason: 'repeated', fairPlay: sampleFairPlay },
        { ...attempt, attemptId: 'attempt-1', attempt: 1 },
      ],
    },
  }),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'EPS-TOPIK Sample 1, attempt 2' }))
    await expect(page.getByText('Left the exam page: 2 times, 1 min 35 s')).toBeVisible()
    await expect(page.getByText('Practice: only a first attempt is ranked')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'EPS-TOPIK Sample 1, attempt 1' }))
    await expect(page.getByText('The device sent no record of this attempt.')).toBeVisible()
  },
}

export const Unknown = refused(
  ['getUser'],
  { status: 404, message: 'There is no such user.' },
  'There is no such user.',
)

/** Extra time is sent and shown at once, a plan given after a question. It says what each role may do, and asks before it gives one. */
export const TimePlanAndRoleAreGiven: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('radio', { name: '2 times the minutes' }))
    await expect(page.getByRole('radio', { name: '2 times the minutes' })).toBeChecked()
    await expect(page.getByText('The minutes are multiplied by 2.')).toBeVisible()
    await waitFor(() => expect(sent('time-factor')).toMatchObject([{ method: 'PATCH', body: { timeFactor: 2 } }]))
    await userEvent.selectOptions(await page.findByRole('combobox', { name: 'Plan' }), 'plan-monthly')
    await userEvent.click(page.getByRole('button', { name: 'Give a plan' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give a plan' }))
    await expect(await screen.findByText('Nimali Perera has the plan “Month at the ferry”.')).toBeVisible()
    await expect(sent('plans')).toMatchObject([{ method: 'POST', body: { pricePlanId: 'plan-monthly' } }])
    await expect(page.getByRole('button', { name: 'Change the role' })).toBeDisabled()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Role' }), 'author')
    await expect(page.getByText(/Writes papers of their own/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Change the role' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the role?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change the role' }))
    await waitFor(() => expect(sent('role')).toMatchObject([{ method: 'PATCH', body: { role: 'author' } }]))
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Change the role?' })).toBeNull())
  },
}

/** A name of any length, no plan and no attempt, on a phone. */
export const HardNameFitsAPhone = fitsAPhone(
  {
    getUser: {
      ...sampleUserDetails,
      name: hardNames.long,
      email: `${hardNames.long}@example.com`,
      plans: [],
      recentAttempts: [],
    },
  },
  hardNames.long,
  'No plan has been activated.',
  'No attempt is finished.',
)
