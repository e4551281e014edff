import { handlers, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen } from '@naru/app-shell/testing/hardNames'
import { answers, calls, serverAnswers, enter } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/Profile/My data',
  ...sitePage({ path: '/profile', isLoggedIn: true }),
} satisfies Meta

const deletionAt = '2026-03-09T06:00:00.000Z'
const day = '9 March 2026'
const pendingUser = handlers.ok({ getUserData: { ...sampleUser, deletionAt } })

const myData = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'My data' }))

const refuses = (method: 'post' | 'delete', path: string, status: number, message: string) =>
  http[method](path, () => HttpResponse.json({ success: false, message }, { status }))

const tooMany = 'Too many tries. Please try again in 59 minutes.'

/** Download and deletion are below the links. The server's reason stays in the section; then the zip file is saved. */
export const DownloadFails: Story = {
  parameters: answers(refuses('post', '/api/user/my-data', 429, tooMany)),
  play: async ({ canvas: page, canvasElement }) => {
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const section = await myData(canvasElement)
    await expect(section.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    await expect(page.queryByText(/will be deleted on/)).toBeNull()
    await userEvent.click(section.getByRole('button', { name: 'Download my data' }))
    await expect(await section.findByText(tooMany)).toBeVisible()
    serverAnswers()
    await userEvent.click(section.getByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(saved).toEqual(['naru-my-data-2026-03-02.zip']))
    await expect(await screen.findByText('Your data was downloaded.')).toBeVisible()
    click.mockRestore()
  },
}

const openDialog = async (canvasElement: HTMLElement) => {
  const section = await myData(canvasElement)
  await userEvent.click(section.getByRole('button', { name: 'Delete my account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

const submit = async (dialog: Awaited<ReturnType<typeof openDialog>>) => {
  await enter(dialog.getByLabelText('Your password'), 'secret')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }))
}

/** Says what is deleted and what stays, and asks for the password; fits a phone. A wrong one is an error in the dialog. */
export const WrongPassword: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answers(refuses('post', '/api/user/deletion', 403, 'This password is wrong.')),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await expect(dialog.getByText('Deleted after 7 days:')).toBeVisible()
    await expect(dialog.getByText('Stays, without your name:')).toBeVisible()
    await expect(dialog.getByLabelText('Your password')).toHaveAttribute('autocomplete', 'current-password')
    await expect(fitsTheScreen()).toBe(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }))
    await expect(dialog.getByLabelText('Your password')).toBeInvalid()
    await expect(calls.to('/api/user/deletion')).toEqual([])
    await submit(dialog)
    await expect(await dialog.findByText('This password is wrong.')).toBeVisible()
    await expect(dialog.getByLabelText('Your password')).toHaveValue('secret')
  },
}

/** An error of the undo is a toast; the banner stays. */
export const BannerStaysIfTheUndoFails: Story = {
  parameters: {
    site: { path: '/contact' },
    msw: { handlers: [...handlers.html(['undoAccountDeletion']), ...pendingUser] },
  },
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Keep my account' }))
    await expect(await screen.findByText('Your account could not be kept. Please try again.')).toBeVisible()
    await expect(page.getByText(`Your account will be deleted on ${day}.`)).toBeVisible()
  },
}
