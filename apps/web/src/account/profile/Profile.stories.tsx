import { handlers, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, fitsAPhone, leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/Profile/Profile',
  ...sitePage({ path: '/profile', isLoggedIn: true }),
} satisfies Meta

/** Three links, name and Student ID. */
export const LinksToDataResultsAndNotifications: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await leadsTo(page, 'Edit Profile', '/editprofile')
    await leadsTo(page, 'My Result', '/myresult')
    await leadsTo(page, 'Notification', '/notification')
    await expect(await page.findByText('Nimali Perera')).toBeVisible()
    await expect(page.getByText('Student ID: 65F1C0A')).toBeVisible()
    await expect(await page.findByText('Unknown device')).toBeVisible()
    await expect(document.title).toBe('Profile · Naru')
  },
}

/** Data that fails to load shows fallbacks; the links stay. */
export const WithoutDataShowsFallbacks: Story = {
  parameters: answers(...handlers.html(['getUserData'])),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Student ID: N/A')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible()
  },
}

export const LongNameFitsAPhone = fitsAPhone(
  { getUserData: { ...sampleUser, name: hardNames.long, lName: hardNames.tamil } },
  `${hardNames.long} ${hardNames.tamil}`,
)

/** An API without our extensions: no section that needs them. */
export const WithoutExtensions: Story = {
  parameters: answers(...handlers.withoutExtensions()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Student ID: 65F1C0A')).toBeVisible()
    const own = ['Your name on the leaderboards', 'Where you are logged in', 'Purchases', 'Emails about practice']
    await waitFor(() => expect(own.filter((name) => page.queryByRole('heading', { name }) !== null)).toEqual([]))
  },
}
