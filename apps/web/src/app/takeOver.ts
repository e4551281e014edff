import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { typedBefore } from '../start/typedBefore'
import { pageStands } from './pageStands'

/**
 * Brings a page to life that came with its content, and does then what was pressed and typed before.
 *
 * @param root where the page is
 * @param app the page
 * @param isBuilt whether what is on screen is this very page, as it begins
 * @returns where it lives from now on
 */
export async function takeOver(root: HTMLElement, app: ReactNode, isBuilt: boolean): Promise<Root> {
  const tellTyped = typedBefore(root)
  const live = isBuilt ? hydrateRoot(root, app) : createRoot(root)
  if (!isBuilt) live.render(app)
  await pageStands
  document.documentElement.dataset['live'] = ''
  const pressed = window.naruEarly?.pressed ?? []
  window.naruEarly?.done()
  tellTyped()
  for (const button of pressed) if (button.isConnected) button.click()
  return live
}
