import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Screen readers need text for what is visible in another form.'],
  avoid: ['Nobody needs them: leave them out.'],
  anatomy: [{ part: 'Words', what: "In the page's flow, visually hidden." }],
  keyboard: [],
  screenReader: ['Read in place; with role status or alert, announced on change.'],
  dos: ['Use it for names and short states.'],
  donts: ['Do not put anything into it that takes the focus.'],
}
