import { startDownload } from './startDownload'

/** Saves a file as a download. @param file its content in base64 @param type its media type */
export function saveBase64(fileName: string, file: string, type: string): void {
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  startDownload(address, fileName)
  // The browser reads the file in the same task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
