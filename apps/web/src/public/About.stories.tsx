import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/First visit/About',
  ...sitePage({ path: '/about' }),
} satisfies Meta

/** What Naru is, for whom, and a link to sign up. */
export const SaysWhatNaruIs: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'About Naru' })).toBeVisible()
    await expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    await leadsTo(page, 'Register Now', '/signup')
    await expect(document.title).toBe('About Naru · Naru')
  },
}
