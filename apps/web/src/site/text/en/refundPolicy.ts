import { operator } from '../../content/operator'

/** The refund policy. */
export const text = {
  title: 'Refund Policy',
  lead: 'When you get your money back, and how.',
  updated: 'Last updated May 7, 2025',
  links: { '/contact': 'contact page' },
  sections: [
    {
      title: 'Asking for a refund',
      paragraphs: [
        `You may ask for a refund within 7 days of the purchase. Write to ${operator.email} or use the contact page, and give us:`,
      ],
      points: [
        'your name and the email address of your account;',
        'the plan and the date of the purchase, and the order number if you have it;',
        'in a sentence or two, why you want your money back.',
      ],
    },
    {
      title: 'When there is no refund',
      paragraphs: ['A purchase is not refundable if'],
      points: [
        'more than 7 days have passed since it;',
        'more than 25% of the course has been completed;',
        'a certificate has been issued for it.',
      ],
    },
    {
      title: 'Subscriptions',
      paragraphs: [
        'A plan for a period, such as 30 or 365 days, runs to the end of that period. There is no refund for partial subscription periods: days that you do not use are not paid back.',
      ],
    },
    {
      title: 'Never refundable',
      paragraphs: ['These are non-refundable from the moment of the purchase:'],
      points: ['downloadable materials;', 'live workshops.'],
    },
    {
      title: 'How long it takes',
      paragraphs: [
        'We answer your request within 5 business days. If it is approved, the funds appear in 5-10 business days, by the way you paid; how soon exactly depends on your bank. The plan ends when its refund is approved.',
      ],
    },
    {
      title: 'Wrong charges',
      paragraphs: [
        'If you were charged twice, or charged for a plan that did not become active, write to us: that is a mistake and not a refund, and we set it right whenever you notice it.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [`Questions about refunds are answered at ${operator.email} and ${operator.phone}.`],
    },
  ],
  operatorSection: {
    title: 'From the operator of this site',
    updated: `Last updated ${operator.detailsUpdated}`,
    paragraphs: [
      `Refunds are paid by ${operator.legalName}, ${operator.postalAddress}.`,
      `How we count the 25% of the course: ${operator.refundShare}`,
    ],
  },
} as const
