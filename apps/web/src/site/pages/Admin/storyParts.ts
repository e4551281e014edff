import { handlers } from '@naru/api/msw'
import type { OperationId } from '@naru/api/types'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** The frame of a page's stories. */
export const adminSite = (path: string) => ({
  layout: 'fullscreen',
  site: { path, isLoggedIn: true, name: 'Arun' },
  msw: { handlers: handlers.ok() },
})

/** What a story plays in. */
interface Played {
  canvasElement: HTMLElement
}

/** Mock servers of the states that every page of the admin area has. */
export const statesOf = (operation: OperationId) => ({
  loading: { msw: { handlers: [...handlers.loading([operation]), ...handlers.ok()] } },
  failed: { msw: { handlers: [...handlers.error([operation]), ...handlers.ok()] } },
  offline: { msw: { handlers: [...handlers.offline([operation]), ...handlers.ok()] } },
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

/** The page says that it waits. */
export const saysLoading = async ({ canvasElement }: Played) => {
  await expect(await within(canvasElement).findByText('Loading…')).toBeVisible()
}

/** The page says what went wrong, and offers another try. */
export const saysFailed =
  (sentence: string) =>
  async ({ canvasElement }: Played) => {
    const page = within(canvasElement)
    await expect(await page.findByText(sentence)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  }

/** The page shows the server's refusal, and nothing else. */
export const saysRefused = async ({ canvasElement }: Played) => {
  const page = within(canvasElement)
  await expect(await page.findByText('This page is for admins.')).toBeVisible()
  await expect(page.getByText('Only an admin may do this.')).toBeVisible()
  await expect(page.queryByRole('table')).toBeNull()
  await expect(page.queryByRole('button', { name: /^Add/ })).toBeNull()
}

/** Opens the dialog of a button. */
export const openDialog = async (canvasElement: HTMLElement, button: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: button }))
  const dialog = await screen.findByRole(button.startsWith('Delete') ? 'alertdialog' : 'dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** No dialog stands in front of the page any more. */
export const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
