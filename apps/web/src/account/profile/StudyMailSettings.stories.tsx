import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers, bodies, calls } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/Profile/Emails about practice',
  ...sitePage({ path: '/profile', isLoggedIn: true }),
} satisfies Meta

const nothing = { isWeekly: false, reminderDays: [], isVerified: true }
const title = 'Emails about practice'

/** Off at first; one press saves the choice. */
export const WeekAndDaysAreSaved: Story = {
  parameters: bodies({ getStudyMails: nothing }),
  play: async ({ canvas: page }) => {
    const card = within(await page.findByRole('region', { name: title }))
    await userEvent.click(await card.findByRole('checkbox', { name: 'Your week' }))
    const days = within(card.getByRole('group', { name: 'Remind me to practise' }))
    await userEvent.click(days.getByRole('checkbox', { name: 'Thursday' }))
    await userEvent.click(days.getByRole('checkbox', { name: 'Sunday' }))
    await userEvent.click(days.getByRole('checkbox', { name: 'Thursday' }))
    await userEvent.click(card.getByRole('button', { name: 'Save' }))
    await expect(await card.findByText('Saved.')).toBeVisible()
    const sent = calls.to('/api/user/study-mails').filter(({ method }) => method === 'PUT')
    await expect(sent).toMatchObject([{ body: { isWeekly: true, reminderDays: [7] } }])
  },
}

/** A failure keeps the choice on the screen. */
export const NotSaved: Story = {
  parameters: answers(...handlers.error(['setStudyMails'])),
  play: async ({ canvas: page }) => {
    const card = within(await page.findByRole('region', { name: title }))
    await userEvent.click(await card.findByRole('checkbox', { name: 'Your week' }))
    await userEvent.click(card.getByRole('button', { name: 'Save' }))
    await expect(await card.findByText('Your choice was not saved. Please try again.')).toBeVisible()
    await expect(card.getByRole('checkbox', { name: 'Your week' })).not.toBeChecked()
  },
}

export const AnUnverifiedAddressGetsNone: Story = {
  parameters: bodies({ getStudyMails: { ...nothing, isVerified: false } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^We send these emails to a verified address only\./)).toBeVisible()
  },
}
