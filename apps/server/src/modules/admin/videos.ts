import type { Schemas } from '@naru/api/types'
import { asc, eq, max } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { videos } from '../../platform/db/schema'
import { accept, type Checked, checkLine } from '../../platform/http/checked'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { newId } from '../../platform/ids'

const toResponse = ({ position: _position, ...video }: typeof videos.$inferSelect): Schemas['AdminVideo'] => video

const none = () => new Refusal(404, say('video_unknown'))

export const videoAdminHandlers = ({
  database,
}: Context): HandlersOf<'listAllVideos' | 'addVideo' | 'changeVideo' | 'deleteVideo'> => ({
  listAllVideos: async () => {
    return (await database.select().from(videos).orderBy(asc(videos.position), asc(videos.id))).map(toResponse)
  },

  addVideo: async ({ body, change }) => {
    const title = accept(checkLine('title', body.title))
    const youtubeUrl = accept(checkYoutubeUrl(body.youtubeUrl))
    const id = newId()
    const [row] = await change(id, async (transaction) => {
      const [last] = await transaction.select({ position: max(videos.position) }).from(videos)
      const position = (last?.position ?? -1) + 1
      return transaction.insert(videos).values({ id, title, youtubeUrl, position }).returning()
    })
    if (row === undefined) throw none()
    return { success: true, message: 'The video is on the Videos page.', video: toResponse(row) }
  },

  changeVideo: async ({ path, body, change }) => {
    const title = body.title === undefined ? undefined : accept(checkLine('title', body.title))
    const youtubeUrl = body.youtubeUrl === undefined ? undefined : accept(checkYoutubeUrl(body.youtubeUrl))
    const row = await change(path.id, async (transaction) => {
      const [changed] = await transaction
        .update(videos)
        .set({ title, youtubeUrl, isShown: body.isShown })
        .where(eq(videos.id, path.id))
        .returning()
      if (changed === undefined) throw none()
      return changed
    })
    return { success: true, message: 'The video was changed.', video: toResponse(row) }
  },

  deleteVideo: async ({ path, change }) => {
    await change(path.id, async (transaction) => {
      const gone = await transaction.delete(videos).where(eq(videos.id, path.id)).returning()
      if (gone.length === 0) throw none()
    })
    return { success: true, message: 'The video was deleted.' }
  },
})

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
