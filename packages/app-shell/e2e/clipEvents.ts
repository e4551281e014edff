import type { Page } from '@playwright/test'

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
