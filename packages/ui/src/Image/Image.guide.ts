import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['An image with content: a question, an advertisement, a thumbnail.'],
  avoid: ['It decorates an empty page: give the EmptyState a drawing.'],
  anatomy: [
    { part: 'Picture', what: 'Its space is reserved while it loads.' },
    {
      part: 'Placeholder',
      what: 'An icon or the application’s own drawing, when there is no image or it fails to load.',
    },
  ],
  keyboard: [],
  screenReader: ['An image with its alternative text; hidden when that is empty. The placeholder has the same name.'],
  dos: ['Always give width and height.', 'Describe its content, not that it is an image.'],
  donts: ['Do not give away the answer of a question in its alternative text.'],
}
