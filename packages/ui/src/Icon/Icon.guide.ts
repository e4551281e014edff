import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['An icon helps to find text faster.'],
  avoid: ['It is a button without text: use an IconButton.'],
  anatomy: [{ part: 'Line picture', what: '24 px grid, in the colour of the text around it.' }],
  keyboard: [],
  screenReader: ['Hidden, unless it has a label; then an image with that name.'],
  dos: ['Use one icon for one meaning.'],
  donts: ['Do not use an icon without text near it.'],
}
