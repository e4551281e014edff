import type { ResultFile } from '../session'

/** Downloads a file. */
export function downloadFile({ name, text }: ResultFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the file in the same task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
