import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Screen readers need words that others see otherwise.'],
  avoid: ['Nobody needs them: leave them out.'],
  anatomy: [{ part: 'Words', what: 'In the flow of the page, unseen.' }],
  keyboard: [],
  screenReader: ['Read where they stand; as status or alert they speak when they change.'],
  dos: ['Use it for names and short states.'],
  donts: ['Do not put anything into it that takes the focus.'],
}
