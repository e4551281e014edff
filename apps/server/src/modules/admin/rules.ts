import { say } from '../../platform/http/messages'
import type { Checked } from '../../platform/http/checked'

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'])

export const checkYoutubeUrl = (raw: string): Checked<string> => {
  const refused = say('youtube_address_invalid')
  const text = raw.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return { refused }
  const { hostname, pathname, searchParams } = new URL(address)
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1).replace(/\/$/, '')
      : hosts.has(hostname) && pathname === '/watch'
        ? (searchParams.get('v') ?? '')
        : ''
  return /^[\w-]{11}$/.test(id) ? { accepted: address } : { refused }
}
