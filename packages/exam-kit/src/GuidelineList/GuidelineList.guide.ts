import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['The rules of an exam, before it begins.'],
  avoid: ['Rules that change while it runs.'],
  anatomy: [{ part: 'Points', what: "One rule each, in the exam's own words." }],
  keyboard: [],
  screenReader: ['A list.'],
  dos: ['Show an empty list in words.'],
  donts: ['Do not hide rules behind a press.'],
}
