import { phoneHref, placeholders, type ShownSettings } from '@naru/api/operator'

/** Where the server writes what the operator has filled in; empty as built. */
const read = (): ShownSettings => {
  const data = globalThis.document?.getElementById('operator')?.textContent
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server writes what it has checked
  return JSON.parse(data || '{}') as ShownSettings
}

let settings: ShownSettings | undefined

/** @returns what the operator has filled in, as it was when the page was loaded */
export const operator = (): ShownSettings => (settings ??= read())

/** Replaces what the operator has filled in: for the build of the pages, and for stories. */
export const showOperator = (next: ShownSettings): void => {
  settings = next
}

/** @returns the operator's phone number and email address, and the addresses of their links */
export const contact = () => {
  const phone = operator().phone || placeholders.phone
  const email = operator().email || placeholders.email
  return { phone: { text: phone, href: phoneHref(phone) }, email: { text: email, href: `mailto:${email}` } }
}
