import { workPages } from '@naru/api/operator'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TranslationReport } from '@naru/api'
import { byLanguage, type Language } from '@naru/api/languages'
import type { Schemas } from '@naru/api/types'
import { isolate } from '@naru/exam-kit/content'
import { formatAmount } from '../amount'
import { addressIn, translatorIn } from '../language'
import { paths } from '../../paths'
import type { MailMessage } from './mailer'
import type english from '../../../text/en/mails.json'

type MailTexts = typeof english

/** The texts of a language; in English if it has none. */
const mailTexts = (language: Language): MailTexts => {
  const file = join(paths.texts, language, 'mails.json')
  return JSON.parse(readFileSync(existsSync(file) ? file : join(paths.texts, 'en', 'mails.json'), 'utf8'))
}

const translators = byLanguage((language) => translatorIn(language, mailTexts(language)))

/** @returns words what the server writes to a learner; null: in English */
export const textIn = (language: Language | null) => translators[language ?? 'en']

// As Sri Lanka writes them: Node names the months after the moon.
const sinhalaMonths = 'ජනවාරි පෙබරවාරි මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්'.split(' ')

/** A day in Sri Lanka. */
const dayIn = (language: Language | null, at: Date): string => {
  if (language !== 'si') {
    const locale = (language ?? 'en') === 'en' ? 'en-GB' : `${language}-LK`
    return at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Colombo' })
  }
  const [year, month, day] = at.toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' }).split('-').map(Number)
  return `${year} ${sinhalaMonths[(month ?? 1) - 1]} ${day}`
}

export interface Recipient {
  email: string
  name: string
  /** The language of the mail; null: English. */
  language: Language | null
}

type CodeRecipient = Recipient & { id: string }

const textFor = ({ language }: Recipient) => textIn(language)

/** A mail with a greeting. @param text its paragraphs, with an empty line between them */
const compose = (to: Recipient, subject: string, text: string): MailMessage => ({
  to: to.email,
  language: to.language ?? 'en',
  subject,
  text: `${[textFor(to)('hello', { name: isolate(to.name) }), text, 'Naru'].join('\n\n')}\n`,
})

/**
 * The start of the addresses of public pages in the language of a mail: `https://naru.example/si`. A page for learners
 * has one address, and its language from the reader's cookie or account.
 */
const publicSite = ({ language }: Recipient, site: string) => site + addressIn(language ?? 'en', '')

type PlainMail =
  | 'accountDeleted'
  | 'accountExists'
  | 'deletionRequested'
  | 'passwordChanged'
  | 'reset'
  | 'unverifiedAccount'
  | 'verification'

/** A mail of a subject and paragraphs; what its text does not name is ignored. */
const plainMail = (name: PlainMail, to: Recipient, site = '', values: { code?: string; day?: string } = {}) => {
  const t = textFor(to)
  return compose(to, t(`${name}.subject`), t(`${name}.paragraphs`, { ...values, site: publicSite(to, site) }))
}

export const verificationMail = (to: CodeRecipient, code: string, site: string): MailMessage => ({
  ...plainMail('verification', to, site, { code }),
  code: { userId: to.id, purpose: 'verify' },
})

export const resetMail = (to: CodeRecipient, code: string, site: string): MailMessage => ({
  ...plainMail('reset', to, site, { code }),
  code: { userId: to.id, purpose: 'reset' },
})

export const passwordChangedMail = (to: Recipient): MailMessage => plainMail('passwordChanged', to)

/**
 * Informs the owner of an account that somebody signed up with its email; sent when the sign-up response does not say
 * so.
 */
export const accountExistsMail = (to: Recipient, site: string): MailMessage => plainMail('accountExists', to, site)

/** Announces that an unverified account ends, and says how its owner keeps it. */
export const unverifiedAccountMail = (to: Recipient, endsAt: Date, site: string): MailMessage =>
  plainMail('unverifiedAccount', to, site, { day: dayIn(to.language, endsAt) })

/** Informs a learner that an answer key was corrected and their marks changed. */
export const regradedMail = (
  to: Recipient,
  exam: string,
  changes: readonly { attempt: number; before: number; after: number; possible: number }[],
  site: string,
): MailMessage => {
  const t = textFor(to)
  const attempts = changes.map((change) => t('regraded.attempt', change)).join('\n')
  return compose(to, t('regraded.subject', { exam }), t('regraded.paragraphs', { exam, attempts, site }))
}

/** A paper of the desk in a mail to its author or reviewers. */
interface PaperFacts {
  id: string
  topic: string
}

const paperValues = ({ id, topic }: PaperFacts, site: string) => ({
  paper: isolate(topic || id),
  link: `${site}/desk/papers/${id}`,
})

export const reviewAskedMail = (to: Recipient, paper: PaperFacts, author: string, site: string): MailMessage => {
  const t = textFor(to)
  const values = paperValues(paper, site)
  const text = t('paper.reviewAsked.paragraphs', { ...values, author: isolate(author) })
  return compose(to, t('paper.reviewAsked.subject', values), text)
}

/** Tells an author that a paper was given back. @param note what the reviewer wrote; empty: nothing */
export const givenBackMail = (
  to: Recipient,
  paper: PaperFacts,
  reviewer: string,
  note: string,
  site: string,
): MailMessage => {
  const t = textFor(to)
  const values = paperValues(paper, site)
  const text = [
    t('paper.givenBack.paragraphs', { ...values, reviewer: isolate(reviewer) }),
    ...(note === '' ? [] : [t('paper.givenBack.note', { note: isolate(note) })]),
    t('paper.givenBack.open', values),
  ]
  return compose(to, t('paper.givenBack.subject', values), text.join('\n\n'))
}

/** Tells an author that somebody else published a paper. */
export const publishedMail = (to: Recipient, paper: PaperFacts, reviewer: string, site: string): MailMessage => {
  const t = textFor(to)
  const values = paperValues(paper, site)
  const text = t('paper.published.paragraphs', { ...values, reviewer: isolate(reviewer) })
  return compose(to, t('paper.published.subject', values), text)
}

export const purchaseMail = (
  to: Recipient,
  plan: { name: string; translations: { [L in Exclude<Language, 'en'>]?: { name?: string } } | null },
  { orderId, amountCents, expiresAt }: { orderId: string; amountCents: number; expiresAt: Date | null },
  site: string,
): MailMessage => {
  const t = textFor(to)
  const { language } = to
  const name = (language === null || language === 'en' ? undefined : plan.translations?.[language]?.name) ?? plan.name
  const facts = [
    t('purchase.plan', { name }),
    t('purchase.order', { id: orderId }),
    t('purchase.price', { amount: formatAmount(amountCents) }),
    expiresAt === null ? t('purchase.noEnd') : t('purchase.end', { day: dayIn(language, expiresAt) }),
  ]
  const text = [t('purchase.lead'), facts.join('\n'), t('purchase.more', { site })]
  return compose(to, t('purchase.subject', { plan: name }), text.join('\n\n'))
}

export interface Week {
  /** Days with practice or an exam. */
  days: number
  /** Answers of practice. */
  questions: number
  words: number
  /** The latest result; undefined: none. */
  last?: { exam: string; score: number; possible: number } | undefined
  /** Days until the exam; undefined: none is ahead. */
  daysToExam?: number | undefined
}

/** A mail about practice, which its recipient has chosen. @param token ends these mails */
const studyMail = (to: Recipient, subject: string, lines: readonly string[], site: string, token: string) => {
  const t = textFor(to)
  const unsubscribe = `${site}/unsubscribe/${token}`
  const text = [...lines, t('study.today', { site }), t('study.stop', { site, link: unsubscribe })]
  return { ...compose(to, subject, text.join('\n\n')), unsubscribe }
}

export const weekMail = (
  to: Recipient,
  { last, daysToExam, ...week }: Week,
  site: string,
  token: string,
): MailMessage => {
  const t = textFor(to)
  const facts = [
    t('study.days', { days: week.days }),
    t('study.answers', { questions: week.questions, words: week.words }),
    ...(last === undefined ? [] : [t('study.last', { ...last, exam: isolate(last.exam) })]),
    ...(daysToExam === undefined ? [] : [t('study.exam', { days: daysToExam })]),
  ]
  return studyMail(to, t('study.weekSubject'), [facts.join('\n')], site, token)
}

export const reminderMail = (to: Recipient, site: string, token: string): MailMessage => {
  const t = textFor(to)
  return studyMail(to, t('study.reminderSubject'), [t('study.reminder')], site, token)
}

const digestPages = [['missingSettings', '/admin/settings'], ...workPages] as const

/** What waits for an admin. @returns undefined if nothing does */
export const digestMail = (
  to: Recipient,
  overview: Schemas['AdminOverview'],
  site: string,
): MailMessage | undefined => {
  const t = textFor(to)
  const counts = { ...overview, missingSettings: overview.missingSettings.length }
  const lines = digestPages
    .filter(([name]) => counts[name] > 0)
    .map(([name, page]) => `${t(`digest.${name}`, { count: counts[name] })}\n${site}${page}`)
  const { lastBackupAt: at, isBackupLate, isBackupSetUp } = overview
  if (isBackupLate && at !== undefined) lines.push(t('digest.backupLate', { day: dayIn(to.language, new Date(at)) }))
  else if (isBackupLate && isBackupSetUp) lines.push(t('digest.backupNone'))
  if (overview.isDiskFull) lines.push(t('digest.diskFull', { size: Math.floor(overview.freeBytes / 1e9) }))
  if (lines.length === 0) return undefined
  // Not a reason for a mail each day.
  if (!isBackupSetUp) lines.push(t('digest.backupOff'))
  return compose(to, t('digest.subject'), [...lines, t('digest.more', { site })].join('\n\n'))
}

/** Confirms the request to delete an account, with its date in Sri Lanka. */
export const deletionRequestedMail = (to: Recipient, deletionAt: Date, site: string): MailMessage =>
  plainMail('deletionRequested', to, site, { day: dayIn(to.language, deletionAt) })

export const accountDeletedMail = (to: Recipient): MailMessage => plainMail('accountDeleted', to)

export const contactMail = (
  to: string,
  from: { firstName: string; lastName: string; contactNumber: string; email: string; message: string },
): MailMessage => ({
  to,
  replyTo: from.email,
  subject: `Message from ${from.firstName} ${from.lastName}`,
  text: `${from.firstName} ${from.lastName}\n${from.email}\n${from.contactNumber}\n\n${from.message}\n`,
})

/** Answers a message of the contact form, which follows the answer. */
export const answerMail = (
  to: Recipient,
  { answer, text, createdAt }: { answer: string; text: string; createdAt: Date },
  site: string,
): MailMessage => {
  const t = textFor(to)
  const values = { day: dayIn(to.language, createdAt), site: publicSite(to, site) }
  const quoted = text.replaceAll(/^/gm, '> ')
  return compose(
    to,
    t('answer.subject'),
    [answer, t('answer.wrote', values), quoted, t('answer.more', values)].join('\n\n'),
  )
}

/** A mistake in a text, to the operator. */
export const translationReportMail = (
  to: string,
  { language, page, keys = [], message }: TranslationReport,
): MailMessage => ({
  to,
  subject: `A mistake in a text (${language})`,
  text: `Language: ${language}\nPage: ${page}\nText: ${keys.join(', ') || 'none'}\n\n${message}\n`,
})
