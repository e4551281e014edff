/**
 * Who runs this site. Placeholders until an operator fills them in, here and nowhere else: the contact page and the legal pages read from it.
 */
export const operator = {
  /** Whose law governs the terms; in square brackets until it is filled in. */
  jurisdiction: '[jurisdiction]',
  /** The currency that the terms name for prices and refunds; in square brackets until it is filled in. */
  currency: '[currency]',
  /** As people write it. */
  phone: '+94 00 000 0000',
  /** Where messages can be written to. */
  email: 'info@naru.example',
  /** The operator's places on social networks. */
  networks: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
  ],
} as const

/** The telephone number as the address of a link. */
export const phoneHref = `tel:${operator.phone.replaceAll(' ', '')}`
/** The email address as the address of a link. */
export const emailHref = `mailto:${operator.email}`
