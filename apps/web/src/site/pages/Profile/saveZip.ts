import type { MyDataFile } from '@naru/api'

/** Saves a zip file as a download. */
export function saveZip({ fileName, zip }: MyDataFile): void {
  const bytes = Uint8Array.from(atob(zip), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the file in the same task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
