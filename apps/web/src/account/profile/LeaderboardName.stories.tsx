import { handlers, okBodies } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, fitsAPhone, calls, loading, failed, enter } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

const initials = okBodies.getLeaderboardSettings
export default {
  title: 'Pages/Profile/Name on the leaderboards',
  ...sitePage({ path: '/profile', isLoggedIn: true }),
} satisfies Meta

/** The bodies of the changes. */
const changes = () =>
  calls.to('/api/user/leaderboards').flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))

const sectionOf = async (canvasElement: HTMLElement) => {
  const section = within(await within(canvasElement).findByRole('region', { name: 'Your name on the leaderboards' }))
  await section.findByRole('button', { name: /leaderboards$/ })
  return section
}

/** Everybody begins with initials. A display name is sent as typed, and shown as stored. */
export const ChoosingADisplayName: Story = {
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await expect(section.getByRole('radio', { name: 'Initials' })).toBeChecked()
    await expect(section.getByText('Others will see: N. P.')).toBeVisible()
    await userEvent.click(section.getByRole('radio', { name: 'Display name' }))
    const field = section.getByRole('textbox', { name: 'Display name' })
    await enter(field, 'Nimali  98')
    await userEvent.click(section.getByRole('button', { name: 'Save' }))
    await expect(await section.findByText('Saved.')).toBeVisible()
    await expect(changes()).toEqual([{ leaderboardName: 'chosen', displayName: 'Nimali  98' }])
    await expect(field).toHaveValue('Nimali 98')
    await userEvent.type(field, '!')
    await expect(section.queryByText('Saved.')).toBeNull()
  },
}

/** A refused name shows the server's sentence at the field. */
export const RefusedNameShowsTheServersSentence: Story = {
  parameters: answers(
    ...handlers.error(['changeLeaderboardSettings'], {
      status: 400,
      message: 'A display name may have at most 40 characters.',
    }),
  ),
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await userEvent.click(section.getByRole('radio', { name: 'Display name' }))
    const field = section.getByRole('textbox', { name: 'Display name' })
    await enter(field, 'x'.repeat(41))
    await userEvent.click(section.getByRole('button', { name: 'Save' }))
    await expect(await section.findByText('A display name may have at most 40 characters.')).toBeVisible()
    await expect(field).toBeInvalid()
  },
}

/** The full name needs the learner's word to be 18 or older. */
export const FullNameNeedsTheCheckbox: Story = {
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await userEvent.click(section.getByRole('radio', { name: 'Full name' }))
    await userEvent.click(section.getByRole('checkbox', { name: 'I am 18 or older' }))
    await userEvent.click(section.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changes()).toEqual([{ leaderboardName: 'full', isAdult: true }]))
  },
}

/** What was said once stays said. */
export const FullNameIsShown: Story = {
  parameters: bodies({
    getLeaderboardSettings: {
      ...initials,
      leaderboardName: 'full',
      shownName: initials.fullName,
      adultDeclaredAt: '2026-03-02T04:30:00.000Z',
    },
  }),
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await expect(section.getByRole('radio', { name: 'Full name' })).toBeChecked()
    await expect(section.getByRole('checkbox', { name: 'I am 18 or older' })).toBeDisabled()
    await expect(section.getByText('Others will see: nimali perera')).toBeVisible()
  },
}

/** Whoever has left reads so, and returns by one press. */
export const ReturningToTheLeaderboards: Story = {
  parameters: bodies({ getLeaderboardSettings: { ...initials, hasLeft: true } }),
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await expect(section.getByText('You are hidden from the leaderboards')).toBeVisible()
    await expect(section.queryByRole('radio')).toBeNull()
    await userEvent.click(section.getByRole('button', { name: 'Show me on the leaderboards' }))
    await waitFor(() => expect(changes()).toEqual([{ hasLeft: false }]))
  },
}

export const Loading = loading(['getLeaderboardSettings'], 'Loading your name on the leaderboards…')

export const FailedThenLoads = failed(
  ['getLeaderboardSettings'],
  'Failed to load your name on the leaderboards. Please try again later.',
  'Others will see: N. P.',
)

export const LongNameFitsAPhone = fitsAPhone(
  {
    getLeaderboardSettings: { ...initials, leaderboardName: 'full', fullName: hardNames.long },
  },
  `Others will see: ${hardNames.long}`,
)
