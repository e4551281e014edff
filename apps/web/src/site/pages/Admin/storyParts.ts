import { handlers } from '@naru/api/msw'
import type { OperationId } from '@naru/api/types'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** The frame of a page's stories. */
export const adminSite = (path: string) => ({
  layout: 'fullscreen',
  site: { path, isLoggedIn: true, name: 'Arun' },
  msw: { handlers: handlers.ok() },
})

/** The context of a play function. */
interface Played {
  canvasElement: HTMLElement
}

/** Mock handlers for the states of every admin page. */
export const statesOf = (operation: OperationId) => ({
  loading: { msw: { handlers: [...handlers.loading([operation]), ...handlers.ok()] } },
  failed: { msw: { handlers: [...handlers.error([operation]), ...handlers.ok()] } },
  refused: {
    msw: {
      handlers: [
        ...handlers.error([operation], { status: 403, message: 'Only an admin may do this.' }),
        ...handlers.ok(),
      ],
    },
  },
  empty: { msw: { handlers: handlers.empty() } },
})

/** Asserts the loading state. */
export const saysLoading = async ({ canvasElement }: Played) => {
  await expect(await within(canvasElement).findByText('Loading…')).toBeVisible()
}

/** Asserts the error and its retry button. */
export const saysFailed =
  (sentence: string) =>
  async ({ canvasElement }: Played) => {
    const page = within(canvasElement)
    await expect(await page.findByText(sentence)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  }

/** Asserts that only the server's rejection is shown. */
export const saysRefused = async ({ canvasElement }: Played) => {
  const page = within(canvasElement)
  await expect(await page.findByText('This page is for admins.')).toBeVisible()
  await expect(page.getByText('Only an admin may do this.')).toBeVisible()
  await expect(page.queryByRole('table')).toBeNull()
  await expect(page.queryByRole('button', { name: /^Add/ })).toBeNull()
}

/** Presses a button and returns its dialog. */
export const openDialog = async (canvasElement: HTMLElement, button: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: button }))
  const dialog = await screen.findByRole(button.startsWith('Delete') ? 'alertdialog' : 'dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Waits until no dialog is open. */
export const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
