import type { BrowserContext, Page } from '@playwright/test'

/** A media event of a clip: playing or ended. */
export interface ClipEvent {
  type: string
  /** Epoch ms. */
  when: number
  /** Position in the clip, and its length, in seconds. */
  at: number
  length: number
}

/** Records the media events of all pages of a browser context. */
export function recordClipEvents(context: BrowserContext) {
  return context.addInitScript(() => {
    const events: ClipEvent[] = []
    Object.assign(window, { clipEvents: events })
    const seen = new WeakSet<HTMLMediaElement>()
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playRecorded(this: HTMLMediaElement) {
      if (!seen.has(this)) {
        seen.add(this)
        const record = ({ type }: Event) =>
          events.push({ type, when: Date.now(), at: this.currentTime, length: this.duration })
        for (const type of ['playing', 'ended']) this.addEventListener(type, record)
      }
      return play.call(this)
    }
  })
}

/** Reads the recorded events of clips of this length. @param length seconds */
export async function readClipEvents(page: Page, length: number): Promise<ClipEvent[]> {
  const events = await page.evaluate(() => ('clipEvents' in window ? window.clipEvents : []))
  return (Array.isArray(events) ? events : []).filter((event: ClipEvent) => Math.abs(event.length - length) < 0.1)
}

/** Lets `endClip` find the page's clip. */
export function recordClips(page: Page) {
  return page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playFound(this: HTMLMediaElement) {
      Object.assign(window, { playingClip: this })
      return play.call(this)
    }
  })
}

/** Moves the playing clip to its last moments, so that it ends by itself. The page must have been opened after `recordClips`. */
export function endClip(page: Page) {
  return page.evaluate(() => {
    const clip = 'playingClip' in window ? window.playingClip : undefined
    if (!(clip instanceof HTMLMediaElement)) throw new Error('no clip plays')
    clip.currentTime = clip.duration - 0.2
  })
}
