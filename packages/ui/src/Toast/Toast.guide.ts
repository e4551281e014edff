import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The result of an action that needs no response.'],
  avoid: ['It must be read: use an Alert that stays.'],
  anatomy: [
    {
      part: 'Mark and sentence',
      what: 'Success is shown for 3 seconds, failure for 5; hover and focus pause the timer.',
    },
    { part: 'Action', what: 'Optional; such as a retry. A press anywhere on the toast performs it.' },
    { part: 'Close button', what: 'Always.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to the notifications; when the last one closes, the focus returns.' },
    { keys: 'Tab', does: 'From toast to toast and their buttons.' },
  ],
  screenReader: ['Failures are announced immediately, successes politely, in a region named "Notifications".'],
  dos: ['Show it in the page too, if it matters after 5 seconds.'],
  donts: ['Do not show one in the exam room.'],
}
