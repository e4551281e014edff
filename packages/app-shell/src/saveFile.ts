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

/** Downloads from an address, as a press on a link does. @param fileName default: the server's */
export function startDownload(address: string, fileName = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}
