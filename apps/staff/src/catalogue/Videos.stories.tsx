import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { calls, empty, enter } from '@naru/app-shell/testing/storyStates'
import { adminPage, dialogIsGone, openDialog } from '../testing/pages'

export default {
  title: 'Pages/Staff/Videos',
  ...adminPage('/admin/videos'),
} satisfies Meta

/** Shown and withdrawn ones, with their addresses. */
export const ListsVideos: Story = {
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 2, name: 'Reading signs' })).toBeVisible()
    await expect(page.getByText('https://www.youtube.com/watch?v=aaaaaaaaaaa')).toBeVisible()
    await expect(page.getByText('Withdrawn')).toBeVisible()
  },
}

export const NoVideos = empty('There are no videos yet.')

/** Accepts a YouTube URL, and shows an error at the field for any other. */
export const AddsAVideoOfYoutube: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add a video')
    await enter(dialog.getByLabelText('Title'), 'Asking the way')
    await enter(dialog.getByLabelText('YouTube link'), 'https://example.org/watch?v=ccccccccccc')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Please enter a YouTube link, for example https://youtu.be/…')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('YouTube link'))
    await enter(dialog.getByLabelText('YouTube link'), 'https://youtu.be/ccccccccccc')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(await screen.findByText('Asking the way is on the Videos page.')).toBeVisible()
    await expect(calls.to('/api/admin/videos').filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { title: 'Asking the way', youtubeUrl: 'https://youtu.be/ccccccccccc' } },
    ])
  },
}

export const AnUnchangedFormSendsNothing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Change: Reading signs')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(calls.to('/api/admin/videos/video-1')).toEqual([])
  },
}
