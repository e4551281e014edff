/**
 * Where a stored media path is loaded from.
 *
 * @param path the path as the API names it; a whole address stays as it is
 * @param base the media host, as https://media.example.org; '' means the page's own origin
 * @returns an address that does not depend on the page's own path
 */
export function mediaUrl(path: string, base = ''): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) return path
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
