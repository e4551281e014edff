import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Something was done, or failed, and nobody has to react.'],
  avoid: ['It must be read: use an Alert that stays.'],
  anatomy: [
    { part: 'Mark and sentence', what: 'Success stays 3 seconds, failure 5; longer under the pointer or the focus.' },
    { part: 'Action', what: 'Optional; a press on it helps.' },
    { part: 'Close button', what: 'Always.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Goes to the notifications; when the last one is closed, the focus is back where it was.' },
    { keys: 'Tab', does: 'From toast to toast and their buttons.' },
  ],
  screenReader: ['Failures are told at once, successes politely, in a region named "Notifications".'],
  dos: ['Say it also in the page, if it matters after 5 seconds.'],
  donts: ['Do not show one in the exam room.'],
}
