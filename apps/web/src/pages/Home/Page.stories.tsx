import { handlers, sampleAdvertisements } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { withSite } from '../pageStory'
import { HomePage } from './Page'

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', site: { path: '/' }, msw: { handlers: handlers.ok() } },
} satisfies Meta<typeof HomePage>
export default meta

type Story = StoryObj<typeof meta>

/** The whole page for a visitor. */
export const ShowsHeroAdvertisementsFeaturesAndFeedback: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/signup')
    await expect(page.getByRole('heading', { name: 'WELCOME' })).toBeVisible()
    await expect(await page.findByRole('region', { name: 'Advertisements' })).toBeVisible()
    await expect(page.getAllByText(/out of 5 stars/)).toHaveLength(3)
    const slides = within(page.getByRole('region', { name: 'What Naru is' }))
    await userEvent.click(slides.getByRole('button', { name: /2 of 3/ }))
    await expect(page.getByRole('heading', { name: 'LEARN' })).toBeVisible()
  },
}

/** Advertisements on their way. */
export const AdvertisementsLoading: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['listAdvertisements']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading advertisements...')).toBeVisible()
  },
}

/** The server fails. */
export const AdvertisementsFailed: Story = {
  parameters: { msw: { handlers: [...handlers.error(['listAdvertisements']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Error: Failed to fetch advertisements')).toBeVisible()
  },
}

/** There are none. */
export const AdvertisementsEmpty: Story = {
  parameters: { msw: { handlers: handlers.empty() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No advertisements available.')).toBeVisible()
  },
}

/** Fewer than three stand still. */
export const TwoAdvertisementsStandStill: Story = {
  parameters: { msw: { handlers: handlers.ok({ listAdvertisements: sampleAdvertisements.slice(0, 2) }) } },
  play: async ({ canvasElement }) => {
    const section = within(await within(canvasElement).findByRole('region', { name: 'Advertisements' }))
    await expect(await section.findAllByRole('figure')).toHaveLength(2)
    await expect(section.queryByRole('button')).toBeNull()
  },
}
