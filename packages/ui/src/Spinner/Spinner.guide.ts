import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Something is awaited whose end is not known.'],
  avoid: ['Content of a known shape: use Loading.'],
  anatomy: [{ part: 'Ring', what: 'A part of it turns.' }],
  keyboard: [],
  screenReader: ['Hidden beside words; with a label a picture with that name.'],
  dos: ['Put words beside it after a second.'],
  donts: ['Do not show two at once.'],
}
