import { handlers } from '@naru/api/msw'
import { answers } from '@naru/app-shell/testing/storyStates'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { opens, sitePage } from '../testing/pages'

export default {
  title: 'Pages/Staff/Frame',
  ...sitePage({ path: '/desk/papers', isLoggedIn: true, facts: { role: 'author', isVerified: true } }),
} satisfies Meta

/** The links that the role may open. */
export const AnAuthorHasTheDesk: Story = {
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('link', { name: 'Desk' })).toHaveAttribute('aria-current', 'page')
    await expect(page.queryByRole('link', { name: 'Admin' })).toBeNull()
  },
}

/** On a phone the pages of the side navigation are in a menu. */
export const OnAPhoneTheMenuHasThePages: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Pages of the desk' }))
    await expect(menu.getByRole('link', { name: 'Papers' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(menu.getByRole('link', { name: 'Media library' }))
    await opens('/desk/media')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const AnUnknownAddress: Story = {
  parameters: { site: { path: '/admin/nothing' } },
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Desk' })).toBeVisible()
  },
}

/** Without a connection it is not known who is logged in. */
export const Offline: Story = {
  parameters: { site: { isLoggedIn: false, isOffline: true }, ...answers(...handlers.offline(['isAuth'])) },
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
