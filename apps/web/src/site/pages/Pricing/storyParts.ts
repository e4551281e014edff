import { expect, waitFor, within } from 'storybook/test'

/**
 * Waits for a toast, which renders outside the page and fades in.
 *
 * @param sentence its message
 * @returns the toast
 */
export async function toastSays(sentence: string): Promise<HTMLElement> {
  // A request and the code of the next page may come first.
  const waiting = { timeout: 5000 }
  const region = within(await within(document.body).findByRole('region', { name: /notification/i }, waiting))
  const words = await region.findByText(sentence)
  await waitFor(() => expect(words).toBeVisible())
  return words.closest<HTMLElement>('[role="alertdialog"]') ?? words
}
