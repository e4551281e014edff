import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['The ranking of one exam.'],
  avoid: ['The attempts of one learner: use a separate table.'],
  anatomy: [
    { part: 'Podium', what: 'The first three: trophy, silver, bronze.' },
    { part: 'Table', what: "Rank, name, time, percentage; one's own row is highlighted." },
    { part: 'Table of extra time', what: 'Separate, if there are such attempts.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'To the table; the arrow keys scroll it where it is wider than its place.' }],
  screenReader: ["A list of three and a native table; one's own row says so."],
  dos: ['Trust the ranks of the server: equal ones share.'],
  donts: ['Do not rank practice.'],
}
