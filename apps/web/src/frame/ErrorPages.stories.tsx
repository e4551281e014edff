import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { leadsTo } from '@naru/app-shell/testing/storyStates'
import { Route as About } from '../routes/_site/about'
import { sitePage } from './pageStory'

export default {
  title: 'Pages/On every page/Errors',
  ...sitePage({ path: '/no/such/page' }),
} satisfies Meta

/** An unknown address shows a 404 page with a link home. */
export const NotFound: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await leadsTo(page, 'Go to the home page', '/')
  },
}

const Broken = () => {
  throw new Error('A bug')
}

/** A page whose code failed offers to reload. */
export const Failed: Story = {
  parameters: { site: { path: '/about' } },
  beforeEach: () => {
    const { component } = About.options
    Object.assign(About.options, { component: Broken })
    return () => Object.assign(About.options, { component })
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
