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
