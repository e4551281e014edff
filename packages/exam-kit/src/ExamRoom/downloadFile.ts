import type { ResultFile } from '../session'

/** Hands a file to the browser's downloads. */
export function downloadFile({ name, text }: ResultFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
