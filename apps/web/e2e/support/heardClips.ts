import type { BrowserContext, Page } from '@playwright/test'

/** What happened to the sound of a page: a clip began to sound, or was over. */
export interface ClipEvent {
  type: string
  /** Epoch ms. */
  when: number
  /** Position in the clip, and its length, in seconds. */
  at: number
  length: number
}

/** Notes what happens to each sound of the pages of a browser. */
export function watchClips(context: BrowserContext) {
  return context.addInitScript(() => {
    const events: ClipEvent[] = []
    Object.assign(window, { clipEvents: events })
    const seen = new WeakSet<HTMLMediaElement>()
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playWatched(this: HTMLMediaElement) {
      if (!seen.has(this)) {
        seen.add(this)
        const note = ({ type }: Event) =>
          events.push({ type, when: Date.now(), at: this.currentTime, length: this.duration })
        for (const type of ['playing', 'ended']) this.addEventListener(type, note)
      }
      return play.call(this)
    }
  })
}

/** What was heard of clips of this length. */
export async function heard(page: Page, length: number): Promise<ClipEvent[]> {
  const events = await page.evaluate(() => ('clipEvents' in window ? window.clipEvents : []))
  return (Array.isArray(events) ? events : []).filter((event: ClipEvent) => Math.abs(event.length - length) < 0.1)
}
