import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers, calls, leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Account/Unsubscribe',
  ...sitePage({ path: '/unsubscribe/a-token' }),
} satisfies Meta

/** Nothing is sent before the press; then the emails end, for a visitor too. */
export const OnePressEndsTheEmails: Story = {
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Stop emails about practice' })).toBeVisible()
    await expect(calls.to('/api/unsubscribe')).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Stop these emails' }))
    await expect(await page.findByText('You get no more emails about practice.')).toBeVisible()
    await expect(calls.to('/api/unsubscribe')).toMatchObject([{ body: { token: 'a-token' } }])
    await leadsTo(page, 'Choose emails on your profile', '/profile')
  },
}

export const UnknownToken: Story = {
  parameters: answers(...handlers.error(['unsubscribe'], { status: 404, message: 'This link is not valid any more.' })),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Stop these emails' }))
    await expect(await page.findByText('This link is not valid any more.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Choose emails on your profile' })).toBeVisible()
  },
}
