import type { UserRole } from '@naru/api/types'
import { isValidPhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max'
import { say, type Message } from '../../platform/http/messages'
import { isOneLine, type Checked } from '../../platform/http/checked'
import { isCommonPassword } from './common-passwords'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Longest session of the staff. */
const STAFF_DAY = 12 * 60 * MINUTE

/** Lifetimes of authenticated sessions, in milliseconds. */
export const authSessionTimes = {
  /** A session expires after this time without a request. */
  idle: DAY,
  /** A session expires after this time in any case. */
  absolute: { learner: 30 * DAY, author: STAFF_DAY, editor: STAFF_DAY, admin: STAFF_DAY },
  /** The idle time is extended only when this much of it has passed, to save writes. */
  step: MINUTE,
  /** The stored time of the last use may be this old. */
  lastUsedStep: 5 * MINUTE,
} as const

/** Rules of one-time codes; times in milliseconds. */
export const codeRules = { life: 10 * MINUTE, resendLock: MINUTE, tries: 5, digits: 6 } as const

/** When a session created at `createdAt` expires, if it is used now by a user of this role. */
export const authSessionExpiry = (createdAt: Date, now: Date, role: UserRole): Date =>
  new Date(Math.min(now.getTime() + authSessionTimes.idle, createdAt.getTime() + authSessionTimes.absolute[role]))

/** Seconds until another code may be sent; 0 if it may be sent now. */
export const secondsUntilResend = (sentAt: Date | undefined, now: Date): number => {
  if (sentAt === undefined) return 0
  const left = sentAt.getTime() + codeRules.resendLock - now.getTime()
  return left <= 0 ? 0 : Math.ceil(left / 1000)
}

/** Normalises an email as it is stored and looked up. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** Whether a text is one plain email address. */
export const isEmail = (email: string): boolean =>
  email.length <= 254 &&
  /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/u.test(email) &&
  !email.includes('..')

/** A name as stored: in one form of Unicode (NFC). Joiners and marks of direction belong to it. */
const storedName = (raw: string) => raw.trim().normalize('NFC')

export interface Registration {
  name: string
  lName: string
  email: string
  /** E.164, as +94771234567. */
  phone: string
  password: string
}

/** The message that rejects a new password, or undefined. `personal`: its owner's names and email. */
export const refusalOfPassword = (
  password: string,
  personal: readonly string[],
  minLength: number,
): Message | undefined => {
  // Counts code points after composition: an emoji is one character.
  if (Array.from(password.normalize('NFC')).length < minLength) return say('password_too_short', minLength)
  return isCommonPassword(password, personal) ? say('password_too_common') : undefined
}

export type PersonFields = Pick<Registration, 'name' | 'lName' | 'phone'>

/** Trims and checks names and phone. @returns the message that rejects them, or the data as stored */
export const checkPerson = (raw: PersonFields): Checked<PersonFields> => {
  const name = storedName(raw.name)
  const lName = storedName(raw.lName)
  const phone = raw.phone.trim()
  if ([name, lName, phone].includes('')) return { refused: say('fields_missing') }
  if (!isOneLine(name) || !isOneLine(lName)) return { refused: say('name_invalid') }
  if (!isValidPhoneNumber(phone, 'LK')) return { refused: say('phone_invalid') }
  return { accepted: { name, lName, phone: parsePhoneNumberWithError(phone, 'LK').number } }
}

/**
 * Trims and checks sign-up data.
 * @returns the message that rejects them, or the data as stored
 * @param passwordMin - minimum password length in characters. Default 6.
 */
export const checkRegistration = (raw: Registration, passwordMin = 6): Checked<Registration> => {
  const email = normalEmail(raw.email)
  if ([email, raw.password].includes('')) return { refused: say('fields_missing') }
  const person = checkPerson(raw)
  if ('refused' in person) return person
  if (!isEmail(email)) return { refused: say('email_invalid') }
  const { name, lName } = person.accepted
  const refused = refusalOfPassword(raw.password, [name, lName, email], passwordMin)
  if (refused !== undefined) return { refused }
  return { accepted: { ...person.accepted, email, password: raw.password } }
}
