import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A page is empty, has failed, or welcomes somebody.'],
  avoid: ['It must say something: use an Image with words.'],
  anatomy: [{ part: 'Line drawing', what: 'In the colours of the theme.' }],
  keyboard: [],
  screenReader: ['Hidden: it decorates.'],
  dos: ['One to a view.'],
  donts: ['Do not show information that is missing in the sentence beside it.'],
}
