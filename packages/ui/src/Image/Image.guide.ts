import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A picture carries something: a question, an advertisement, a thumbnail.'],
  avoid: ['It decorates an empty page: use a Drawing.'],
  anatomy: [
    { part: 'Picture', what: 'Its place is kept free while it loads.' },
    { part: 'Placeholder', what: 'A drawn landing, when there is no picture or it fails.' },
  ],
  keyboard: [],
  screenReader: ['A picture with its alternative text; hidden when that is empty. The placeholder keeps the name.'],
  dos: ['Always give width and height.', 'Describe what it says, not that it is a picture.'],
  donts: ['Do not give away the answer of a question in its alternative text.'],
}
