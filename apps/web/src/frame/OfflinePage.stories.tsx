import { handlers, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { setPresentUser } from '@naru/app-shell/attempt/presentUser'
import { saveAttempt } from '@naru/app-shell/testing/storedAttempt'
import { createFakeTime } from '@naru/app-shell/time/fakeTime'
import { answers } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from './pageStory'

export default {
  title: 'Pages/On every page/Offline',
  ...sitePage({ path: '/dashboard', isOffline: true }, ...handlers.offline(['isAuth']), ...handlers.loggedOut()),
  beforeEach: () => setPresentUser(sampleUser.userId),
} satisfies Meta

/** In place of a learner's page, without a login that cannot work: what the device has. */
export const NamesWhatWorks: Story = {
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByText(/^This page opens when you are online again/)).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Login' })).toBeNull()
    await expect(within(page.getByRole('main')).getByRole('link', { name: 'Words' })).toBeVisible()
    await userEvent.click(within(page.getByRole('main')).getByRole('link', { name: 'Practice' }))
    await opens('/practice')
    await expect(await page.findByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  },
}

/** An attempt on this device goes on without a connection. */
export const ARunningExamGoesOn: Story = {
  parameters: {
    site: { path: '/dashboard', isOffline: true, time: createFakeTime() },
    // The exam, which the device keeps for a real attempt.
    ...answers(...handlers.offline(['isAuth'])),
  },
  beforeEach: () => saveAttempt(5),
  play: async ({ canvas: page }) => {
    const bar = within(await page.findByRole('complementary', { name: 'Your running exam' }))
    await expect(bar.getByRole('button', { name: 'Resume' })).toBeVisible()
  },
}

/** A device that knows nobody has nothing to offer. */
export const WithoutALearner: Story = {
  beforeEach: () => setPresentUser(''),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(within(page.getByRole('main')).queryByRole('link')).toBeNull()
  },
}

/** With a connection again, whoever has no session goes to the login. */
export const GoesToLoginWhenOnline: Story = {
  parameters: answers(...handlers.loggedOut()),
  play: async ({ canvas: page }) => {
    await waitFor(async () => {
      const again = page.queryByRole('button', { name: 'Try again' })
      if (again !== null) await userEvent.click(again)
      await opens('/login')
    })
  },
}
