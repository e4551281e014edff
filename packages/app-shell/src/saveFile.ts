import { startDownload } from './startDownload'

export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  startDownload(address, fileName)
  // The browser reads the file in the same task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** Saves a file as a download. @param file its content in base64 @param type its media type */
export function saveBase64(fileName: string, file: string, type: string): void {
  saveFile(fileName, new Blob([Uint8Array.from(atob(file), (character) => character.charCodeAt(0))], { type }))
}
