/** How the operator of this site is reached. Placeholders until an operator fills them in, here and nowhere else. */
export const contact = {
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
