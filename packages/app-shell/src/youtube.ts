const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'])
/** The service's id format; any other value would be inserted into the player's URL. */
const videoId = /^[\w-]{11}$/

const parse = (url: string): URL | undefined => {
  const text = url.trim()
  try {
    return new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  } catch {
    return undefined
  }
}

/** @returns the video's id from a youtube.com/watch?v= or youtu.be URL, with or without https: */
export function youtubeId(url: string): string | undefined {
  const address = parse(url)
  if (address === undefined) return undefined
  const { hostname, pathname, searchParams } = address
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1).replace(/\/$/, '')
      : hosts.has(hostname) && pathname === '/watch'
        ? searchParams.get('v')
        : undefined
  return id && videoId.test(id) ? id : undefined
}
