import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A wait of unknown length.'],
  avoid: ['Content of a known shape: use Loading.'],
  anatomy: [{ part: 'Ring', what: 'Spins.' }],
  keyboard: [],
  screenReader: ['Hidden beside text; with a label, an image with that name.'],
  dos: ['Show text beside it after a second.'],
  donts: ['Do not show two at once.'],
}
