import type { AdminText } from '../../text/admin'

/** The file types that the browser's dialog filters by. */
export const pictureKinds = ['image/png', 'image/jpeg', 'image/webp']

const largest = 2 * 1024 * 1024

/**
 * Validates a chosen file as far as the browser can; the server inspects its content.
 *
 * @returns an error message; undefined if valid
 */
export function pictureFault({ type, size }: File, text: AdminText['advertisements']): string | undefined {
  if (!pictureKinds.includes(type)) return text.wrongKind
  return size > largest ? text.tooLarge : undefined
}
