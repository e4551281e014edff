import { expect, test } from 'vitest'
import { dueMails } from './rules'

/** Colombo is 5:30 hours ahead; 2 March 2026 is a Monday. */
test.each([
  [
    'Monday, 06:59',
    '2026-03-02T01:29:00Z',
    {
      today: '2026-03-02',
      monday: '2026-03-02',
      weekday: 1,
      isWeekDue: false,
      isReminderDue: false,
      isDigestDue: false,
    },
  ],
  ['Monday, 07:00', '2026-03-02T01:30:00Z', { weekday: 1, isWeekDue: true, isReminderDue: false, isDigestDue: true }],
  [
    'Tuesday, 00:30',
    '2026-03-02T19:00:00Z',
    {
      today: '2026-03-03',
      monday: '2026-03-02',
      weekday: 2,
      isWeekDue: true,
      isReminderDue: false,
      isDigestDue: false,
    },
  ],
  [
    'Sunday, 16:59',
    '2026-03-08T11:29:00Z',
    { monday: '2026-03-02', weekday: 7, isWeekDue: true, isReminderDue: false },
  ],
  ['Sunday, 17:00', '2026-03-08T11:30:00Z', { today: '2026-03-08', weekday: 7, isReminderDue: true }],
])('%s', (_when, present, due) => {
  expect(dueMails(new Date(present), 'Asia/Colombo')).toMatchObject(due)
})
