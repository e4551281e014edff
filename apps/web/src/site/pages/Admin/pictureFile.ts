import type { AdminText } from '../../text/admin'

/** What the browser's own dialog offers first. */
export const pictureKinds = ['image/png', 'image/jpeg', 'image/webp']

const largest = 2 * 1024 * 1024

/**
 * What is wrong with a chosen file as far as the browser knows; the server looks into it.
 *
 * @returns a sentence; undefined when nothing is wrong
 */
export function pictureFault({ type, size }: File, text: AdminText['advertisements']): string | undefined {
  if (!pictureKinds.includes(type)) return text.wrongKind
  return size > largest ? text.tooLarge : undefined
}

/** Bytes that are turned into text at once; more would be too many arguments of a call. */
const step = 32_768

/** @returns the file in base64 */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += step) {
    text += String.fromCharCode(...bytes.subarray(start, start + step))
  }
  return btoa(text)
}
