/** @param base the media host, as https://media.example.org; '' means the page's own origin */
export function mediaUrl(path: string, base = ''): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) return path
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
