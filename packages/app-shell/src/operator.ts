/**
 * Who runs this site. Placeholders until an operator fills them in, here and nowhere else: the contact page and the legal pages read from it.
 * What stands in square brackets is marked on the page.
 */
export const operator = {
  /** Whose law governs the terms; in square brackets until it is filled in. */
  jurisdiction: '[jurisdiction]',
  /** The currency that the terms name for prices and refunds; in square brackets until it is filled in. */
  currency: '[currency]',
  legalName: '[legal name]',
  /** Where letters reach the operator. */
  postalAddress: '[postal address]',
  /** The company that sends the site's mails. */
  mailProvider: '[mail provider]',
  /** How long data stay, with their units. */
  retention: {
    serverRecords: '[number of days]',
    payments: '[number of years]',
  },
  /** What learners may ask for and where they can complain: a sentence or more. */
  rights: '[rights under the Personal Data Protection Act No. 9 of 2022, to be checked by a lawyer]',
  /** How the 25% of the refund policy are counted for a plan of exams: a sentence. */
  refundShare: '[how the completed share of a plan of exams is counted]',
  /** When the lines above were last changed, as people write it. */
  detailsUpdated: '[date]',
  /** As people write it. */
  phone: '+94 00 000 0000',
  /** Where messages can be written to. */
  email: 'info@naru.example',
  /** The operator's places on social networks. */
  networks: [
    { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/' },
    { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/' },
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/' },
  ],
} as const

export const phoneHref = `tel:${operator.phone.replaceAll(' ', '')}`
export const emailHref = `mailto:${operator.email}`

/** A sample value of the list above: brackets, a number of noughts, an address of nobody, the start page of a network. */
const sample = /\[[^\]]+\]|\+94 00 000 0000|naru\.example|^https:\/\/www\.\w+\.com\/$/

/** Names what an operator has not filled in yet. @param facts - all of `operator` by default. */
export const unfilledFacts = (facts: object = operator): string[] =>
  Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return sample.test(value) ? [name] : []
    if (!Array.isArray(value)) return typeof value === 'object' && value !== null ? unfilledFacts(value) : []
    return value.some((each: object) => unfilledFacts(each).length > 0) ? [name] : []
  })
