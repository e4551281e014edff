import { expect, waitFor, within } from 'storybook/test'

/** Waits for a toast, which renders outside the page and fades in. @param sentence its message @returns the toast */
export async function toastSays(sentence: string): Promise<HTMLElement> {
  const region = within(await within(document.body).findByRole('region', { name: /notification/i }))
  const words = await region.findByText(sentence)
  await waitFor(() => expect(words).toBeVisible())
  return words.closest<HTMLElement>('[role="alertdialog"]') ?? words
}
