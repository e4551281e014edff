import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Items of one kind in columns: plans, exams, features.'],
  avoid: ['Order is what matters: use a Stack.', 'Rows and columns have headings: use a Table.'],
  anatomy: [{ part: 'Items', what: 'As many columns as fit, or as many as are named from 1024 px.' }],
  keyboard: [],
  screenReader: ['As a list it says how many items it has.'],
  dos: ['Use `minItemWidth` where the number does not matter.'],
  donts: ['Do not use it to place single things on a page.'],
}
