import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
    await expect(page.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/signup')
    await expect(document.title).toBe('About Naru · Naru')
  },
}
