/**
 * After what time the server deletes data; `scripts/retention.test.ts` compares these lines with
 * `apps/server/src/modules/my-data/retention.ts`.
 */
export const retentionLines: readonly string[] = [
  'logins: until they end, 30 days after you log in at the latest',
  'codes that we sent to your email address: 1 day after they expire',
  'the list of emails that we sent, without their text: 90 days; an email that could not be sent: 3 days',
  'messages of the contact form, and mistakes in translations that you report: 365 days',
  'the answers of a running exam: until they are graded, a few minutes after its time at the latest',
  'what the payment provider reported about a payment: 730 days, unless the records of payments above stay for another time',
  'what you practise, and your answers there: until you delete your account',
  'the log of what admins changed and viewed, by account numbers: 2 years',
  'counters of login attempts and requests, without names: an hour',
  'the name and the consent of a person who speaks in a clip: as long as the clip stays',
  'papers, pictures and clips that you make as an author: they stay when you delete your account, without your name',
  'your account, with name, phone number, address and email address: until you delete it, and 7 days more to undo that; your exams, plans and payments then stay without a name',
]
