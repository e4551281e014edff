import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Content is on its way and its shape is known.'],
  avoid: ['A button is busy: use its isPending.'],
  anatomy: [
    { part: 'Spinner and words', what: 'What is awaited; read by everybody.' },
    { part: 'Skeletons', what: 'Of the size of what comes, so that nothing jumps.' },
  ],
  keyboard: [],
  screenReader: ['The words are told politely; skeletons are hidden.'],
  dos: ['Use the sentence that the specification gives.'],
  donts: ['Do not show it for something that comes at once.'],
}
