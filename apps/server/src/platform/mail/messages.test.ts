import { describe, expect, test } from 'vitest'
import { languages } from '@naru/api/languages'
import { sampleAdminOverview } from '@naru/api/msw'
import {
  accountDeletedMail,
  accountExistsMail,
  answerMail,
  deletionRequestedMail,
  digestMail,
  passwordChangedMail,
  purchaseMail,
  regradedMail,
  reminderMail,
  resetMail,
  unverifiedAccountMail,
  verificationMail,
  weekMail,
} from './messages'

const site = 'https://naru.test'
/** 300 characters, with zero-width joiners and marks. */
const name = 'ශ්‍රී නෙත්මි '.repeat(24).slice(0, 300)
/** Already the next day in Sri Lanka. */
const at = new Date('2026-03-01T20:00:00Z')
const changes = [
  { attempt: 1, before: 120, after: 124, possible: 200 },
  { attempt: 12, before: 0, after: 4, possible: 200 },
]

const last = { exam: 'Mock 1', score: 120, possible: 200 }

const mailsTo = (language: (typeof languages)[number] | null) => {
  const to = { id: 'u1', email: 'nethmi@naru.test', name, language }
  return {
    verification: verificationMail(to, '123456', site),
    reset: resetMail(to, '123456', site),
    passwordChanged: passwordChangedMail(to),
    accountExists: accountExistsMail(to, site),
    unverifiedAccount: unverifiedAccountMail(to, at, site),
    regraded: regradedMail(to, 'Mock 1', changes, site),
    purchase: purchaseMail(
      to,
      { name: 'Plan 1', translations: null },
      { orderId: 'u1123456', amountCents: 150_000, expiresAt: at },
      site,
    ),
    deletionRequested: deletionRequestedMail(to, at, site),
    accountDeleted: accountDeletedMail(to),
    week: weekMail(to, { days: 5, questions: 12, words: 40, last, daysToExam: 9 }, site, 'a-token'),
    reminder: reminderMail(to, site, 'a-token'),
    digest: digestMail(to, { ...sampleAdminOverview, isDiskFull: true }, site) ?? passwordChangedMail(to),
    answer: answerMail(to, { answer: 'It is 3.', text: 'How much?\nIs it 5?', createdAt: at }, site),
  }
}

/** What must stay in every language: codes, addresses, marks. */
const facts = (text: string) => ({
  links: (text.match(/https:\/\/[\w./-]*[\w-]/g) ?? []).toSorted(),
  numbers: (text.match(/\d+/g) ?? []).toSorted(),
})

describe.each(languages)('mails in %s', (language) => {
  const mails = Object.entries(mailsTo(language))

  test.each(mails)('%s has the whole name, and the links and numbers of the English one', (kind, mail) => {
    const english = Object.entries(mailsTo('en')).find(([other]) => other === kind)?.[1].text ?? ''
    expect(mail.text.split('\n')[0]).toContain(name)
    // Public pages have an address in the language of the mail.
    const own =
      language === 'en' || ['regraded', 'purchase', 'week', 'reminder', 'digest'].includes(kind)
        ? site
        : `${site}/${language}`
    expect(facts(mail.text).links).toEqual(facts(english).links.map((link) => link.replace(site, own)))
    // Korean dates have the month as a number.
    expect(facts(mail.text).numbers).toEqual(expect.arrayContaining(facts(english).numbers))
    expect(`${mail.subject}${mail.text}`).not.toMatch(/undefined|NaN|\[object|=>/)
    expect(mail.text).toMatch(/[^\n]\n\nNaru\n$/)
    expect(mail.language).toBe(language)
  })

  test('differ from the English ones in every subject', () => {
    const subjects = mails.map(([, { subject }]) => subject)
    const english = Object.values(mailsTo('en')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => english.includes(subject))).toHaveLength(language === 'en' ? english.length : 0)
  })
})

test('a day is that of Sri Lanka, in the words of the language', () => {
  const days = languages.map((language) => mailsTo(language).deletionRequested.text)
  for (const [index, day] of ['2 March 2026', '2026년 3월 2일', '2026 මාර්තු 2', '2 மார்ச், 2026'].entries())
    expect(days[index]).toContain(day)
})

test('a recipient without a language gets English', () => {
  const { text, subject } = mailsTo(null).verification
  expect({ text, subject }).toEqual({
    subject: 'Your Naru verification code',
    text: `Hello ${name},\n\nYour verification code is 123456. It is valid for 10 minutes.\n\nEnter it at ${site}/email-verify\n\nNaru\n`,
  })
})
