import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A clip is heard again in the review.'],
  avoid: ['The exam runs: use the AudioPlayer.'],
  anatomy: [
    { part: 'Player', what: 'The browser’s own: play, position, volume.' },
    { part: 'Speed', what: '1× or 0.75×.' },
  ],
  keyboard: [{ keys: 'Tab, Space, arrow keys', does: 'As in the browser’s player.' }],
  screenReader: ['A group named by its question.'],
  dos: ['Show the transcript near it.'],
  donts: ['Do not autoplay it.'],
}
