import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A sign helps to find words faster.'],
  avoid: ['It stands alone and can be pressed: use an IconButton.'],
  anatomy: [{ part: 'Line picture', what: '24 px grid, in the colour of the text around it.' }],
  keyboard: [],
  screenReader: ['Hidden, unless it has a label; then a picture with that name.'],
  dos: ['Use one sign for one meaning.'],
  donts: ['Do not use an icon where no word stands near.'],
}
