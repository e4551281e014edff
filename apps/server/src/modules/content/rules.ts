import { isEmail, isOneLine, normalEmail } from '../auth/rules'

/** A visitor's message. */
export interface ContactMessage {
  firstName: string
  lastName: string
  contactNumber: string
  email: string
  message: string
}

/** Trims and checks a visitor's message. Returns the sentence that rejects it, or the message as mailed. */
export const checkContact = (raw: ContactMessage): { refused: string } | { accepted: ContactMessage } => {
  const accepted = {
    firstName: raw.firstName.trim(),
    lastName: raw.lastName.trim(),
    contactNumber: raw.contactNumber.trim(),
    email: normalEmail(raw.email),
    message: raw.message.trim(),
  }
  const { firstName, lastName, contactNumber, email } = accepted
  if (Object.values(accepted).includes('')) return { refused: 'All fields are required' }
  if (![firstName, lastName, contactNumber].every(isOneLine)) return { refused: 'Please enter a valid name and number' }
  if (!isEmail(email)) return { refused: 'Please enter a valid email address' }
  return { accepted }
}
