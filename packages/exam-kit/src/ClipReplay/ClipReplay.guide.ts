import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A clip is heard again in the review.'],
  avoid: ['The exam runs: use the AudioPlayer.'],
  anatomy: [
    { part: 'Player', what: 'The browser’s own: play, place, volume.' },
    { part: 'Speed', what: '1× or 0.75×.' },
  ],
  keyboard: [{ keys: 'Tab, Space, arrow keys', does: 'As the browser’s player has them.' }],
  screenReader: ['A group named by its question.'],
  dos: ['Keep the words of the clip near it.'],
  donts: ['Do not start it by itself.'],
}
