import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['Who stands where on one paper.'],
  avoid: ['The attempts of one learner: use a table of their own.'],
  anatomy: [
    { part: 'Podium', what: 'The first three: trophy, silver, bronze.' },
    { part: 'Table', what: "Rank, name, time, percentage; one's own row is set off." },
    { part: 'Board of extra time', what: 'Apart, when there is one.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'To the table; the arrow keys scroll it where it is wider than its place.' }],
  screenReader: ["A list of three and a native table; one's own row says so."],
  dos: ['Trust the ranks of the server: equal ones share.'],
  donts: ['Do not rank practice.'],
}
