/** Downloads from an address, as a press on a link does. @param fileName default: the server's */
export function startDownload(address: string, fileName = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}
