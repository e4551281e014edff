import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['One exam of a list is shown and taken.'],
  avoid: ['The exam was already chosen.'],
  anatomy: [
    { part: 'Picture', what: 'Or a drawn landing.' },
    { part: 'Title', what: 'The topic.' },
    { part: 'Facts', what: 'Description and length.' },
    { part: 'Action', what: 'Take the exam.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'To the action.' }],
  screenReader: ['An article named by its topic.'],
  dos: ['Keep the action at the same height in a row.'],
  donts: ['Do not cut the topic: let it wrap.'],
}
