import { okBodies } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answers } from '@naru/app-shell/testing/storyStates'
import { clearPapers, deskHandlers, deskPaperPage, openedDialog, openQuestion } from '../testing/desk'

const ok = deskHandlers()

export default {
  title: 'Pages/Staff/Media choice',
  ...deskPaperPage,
  beforeEach: clearPapers,
} satisfies Meta

const openChoice = async (canvasElement: HTMLElement) => {
  const page = await openQuestion({ canvasElement })
  await userEvent.click(await page.findByRole('button', { name: 'Choose a picture: Picture' }))
  return openedDialog('Choose a picture')
}

export const AChosenPictureIsInTheQuestion: Story = {
  play: async ({ canvas: page, canvasElement }) => {
    const dialog = await openChoice(canvasElement)
    await userEvent.click(await dialog.findByRole('button', { name: 'Use Loading a lorry' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(page.getByRole('button', { name: 'Choose another: Picture' })).toBeVisible()
  },
}

export const AnEmptyLibraryOffersToAddAFile: Story = {
  parameters: answers(
    http.get('/api/desk/media', () => HttpResponse.json({ ...okBodies.listMedia, entries: [], total: 0 })),
    ...ok,
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openChoice(canvasElement)
    await expect(await dialog.findByText(/^There is no picture yet\. Add one first/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add a file' }))
    await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await dialog.findByText(/^There is no picture yet\. Add one first/)).toBeVisible()
  },
}

const [picture] = okBodies.listMedia.entries
const long = {
  ...picture,
  title: `${'2026-11-24_harbour'.repeat(10)}.png`,
  alt: '화물차에 상자를 싣는 사람 '.repeat(30),
}

export const LongNamesStayInTheDialog: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answers(
    http.get('/api/desk/media', () => HttpResponse.json({ ...okBodies.listMedia, entries: [long], total: 1 })),
    ...ok,
  ),
  play: async ({ canvas: page, canvasElement }) => {
    await userEvent.click(await page.findByRole('radio', { name: 'Questions' }))
    const { findByRole } = await openChoice(canvasElement)
    await expect(await findByRole('heading', { name: long.title })).toBeVisible()
    const dialog = screen.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
