import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { bodies, fitsAPhone, loading, failed, empty } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Practice/Videos',
  ...sitePage({ path: '/videos', isLoggedIn: true }),
} satisfies Meta

/** A grid of titles with thumbnails; a URL that is not YouTube's shows a placeholder without a button. */
export const ShowsTitlesAndThumbnails: Story = {
  tags: ['picture'],
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findAllByRole('article')).toHaveLength(3)
    await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Reading signs' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play Reading signs' })).toBeVisible()
    const elsewhere = page.getByRole('heading', { name: 'A lesson elsewhere' }).closest('article')
    await expect(within(elsewhere ?? canvasElement).queryByRole('button')).toBeNull()
    await expect(page.queryByTitle('A lesson elsewhere')).toBeNull()
  },
}

/** The thumbnail opens the player, one at a time and without a context menu; the player closes again. */
export const ThumbnailTogglesThePlayer: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Play Reading signs' }))
    await expect(page.getByTitle('Reading signs')).toHaveAttribute('src', expect.stringContaining('/embed/aaaaaaaaaaa'))
    await userEvent.click(page.getByRole('button', { name: 'Play Numbers and counters' }))
    await expect(page.queryByTitle('Reading signs')).toBeNull()
    await expect(page.getByTitle('Numbers and counters')).toBeVisible()
    const onContextMenu = fn<(isBlocked: boolean) => void>()
    document.addEventListener('contextmenu', ({ defaultPrevented }) => onContextMenu(defaultPrevented), { once: true })
    await userEvent.pointer({ keys: '[MouseRight]', target: page.getByTitle('Numbers and counters') })
    await expect(onContextMenu.mock.calls).toEqual([[true]])
    await userEvent.click(page.getByRole('button', { name: 'Close video' }))
    await expect(page.queryByTitle('Numbers and counters')).toBeNull()
    await expect(page.getByRole('button', { name: 'Play Numbers and counters' })).toBeVisible()
  },
}

export const VideoWithoutAddressIsLeftOut: Story = {
  parameters: bodies({
    listVideos: [
      { id: '1', title: 'With address', youtubeUrl: 'https://youtu.be/aaaaaaaaaaa' },
      { id: '2', title: 'Without', youtubeUrl: '' },
    ],
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('With address')).toBeVisible()
    await expect(page.queryByText('Without')).toBeNull()
  },
}

export const Loading = loading(['listVideos'], 'Loading videos...')

export const Empty = empty('No videos available.')

export const Failed = failed(['listVideos'], 'Failed to load videos', 'Reading signs')

export const HardNamesFitAPhone = fitsAPhone(
  {
    listVideos: Object.values(hardNames).map((title) => ({
      id: 'one',
      title,
      youtubeUrl: 'https://youtu.be/aaaaaaaaaaa',
    })),
  },
  ...Object.values(hardNames),
)
