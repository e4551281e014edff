import type { MyDataFile } from '@naru/api'
import { startDownload } from '../../../shared/startDownload'

/** Saves a zip file as a download. */
export function saveZip({ fileName, zip }: MyDataFile): void {
  const bytes = Uint8Array.from(atob(zip), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  startDownload(address, fileName)
  // The browser reads the file in the same task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
