import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['One question of a running attempt is shown.'],
  avoid: ['It is reviewed: use ResultReview.'],
  anatomy: [
    { part: 'Heading', what: '"Question 5 of 40 (Reading Section)".' },
    { part: 'Picture', what: 'Optional; on a phone at most 30 % of its height. A press shows it in full width.' },
    { part: 'Words', what: 'Optional; a passage in Korean preserves its line breaks.' },
    { part: 'Children', what: 'Clip and options.' },
  ],
  keyboard: [],
  screenReader: ['A heading that can take the focus, then picture and words in their language.'],
  dos: ['Keep the heading in view.'],
  donts: ['Do not repeat the words in the alternative text of the picture.'],
}
