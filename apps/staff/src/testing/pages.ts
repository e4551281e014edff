import { pageStories } from '@naru/app-shell/testing/pageStories'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createStaffRouter } from '../router'
import type { RouterContext } from '../routerContext'

export const { renderSite, sitePage, opens, allSent } =
  pageStories<Pick<RouterContext, 'time' | 'recorderPorts'>>(createStaffRouter)

export const adminPage = (path: string) => sitePage({ path, isLoggedIn: true, name: 'Arun', facts: { role: 'admin' } })

export const openDialog = async (canvasElement: HTMLElement, button: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: button }))
  const dialog = await screen.findByRole(button.startsWith('Delete') ? 'alertdialog' : 'dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Waits until no dialog is open. */
export const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
