import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Content is loading and its layout is known.'],
  avoid: ['A button is busy: use its isPending.'],
  anatomy: [
    { part: 'Spinner and words', what: 'What is loading; visible and announced.' },
    { part: 'Skeletons', what: 'Of the size of the content, so that the layout does not shift.' },
  ],
  keyboard: [],
  screenReader: ['The text is announced politely; skeletons are hidden.'],
  dos: ['Use the sentence that the specification gives.'],
  donts: ['Do not show it for content that loads immediately.'],
}
