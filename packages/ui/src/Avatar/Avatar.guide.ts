import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A person is shown beside their name or as the button of their menu.'],
  avoid: ['A real picture of the person is there: use an Image.'],
  anatomy: [
    { part: 'Circle', what: 'In the soft accent.' },
    { part: 'Letter', what: 'The first letter of the name, "U" without one; or a neutral figure.' },
  ],
  keyboard: [],
  screenReader: ['Hidden from screen readers: show the name beside it or label its button.'],
  dos: ['Keep one size within a list.'],
  donts: ['Do not use it in place of a name that is not shown elsewhere.'],
}
