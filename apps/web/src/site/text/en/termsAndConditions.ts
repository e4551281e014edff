import { operator } from '../../content/operator'

/** The terms and conditions. */
export const text = {
  title: 'Terms and Conditions',
  lead: 'The rules for using Naru. By making an account you agree to them.',
  updated: 'Last updated May 7, 2025',
  links: { '/contact': 'contact page', '/pricing': 'Price Plans', '/refundPolicy': 'Refund Policy' },
  sections: [
    {
      title: 'Eligibility',
      paragraphs: [
        'You must be at least 13 years old to use Naru. If you are under 18, you need the consent of a parent or guardian, who is then responsible for what you do here and for what you buy.',
      ],
    },
    {
      title: 'Accounts',
      paragraphs: [
        'Give true details when you sign up and keep them up to date. One account is for one person. Keep your password to yourself and tell us at once if somebody else has used your account; until then, what is done with it counts as done by you.',
      ],
    },
    {
      title: 'Course access',
      paragraphs: [
        'A plan unlocks the exams that it names, for you alone and for the time that it names. You may use them for your own learning and may not pass the access on. An exam that you began while your plan was running may be finished, saved and reviewed after the plan has ended.',
        'We may correct, replace or withdraw papers and lessons. If we withdraw an essential part of a plan that you paid for, we offer you another of equal value or a fitting part of the price back.',
      ],
    },
    {
      title: 'Payments and refunds',
      paragraphs: [
        `Prices are in ${operator.currency} and are those shown on the page Price Plans when you buy. They are paid in advance through our payment provider; a plan begins when the payment is confirmed. Plans with a price of zero cost nothing and need no payment.`,
        `Refunds are made in ${operator.currency} and follow the Refund Policy, which is part of these terms.`,
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        'Questions, recordings, pictures, texts and the software belong to us or to those who licensed them to us. You may use them on this site for your own learning. Copying, publishing, selling or recording them, in whole or in part, needs our consent in writing.',
      ],
    },
    {
      title: 'Conduct',
      paragraphs: ['So that the site stays fair and works for everybody, you agree not to'],
      points: [
        'share your account or take exams for somebody else;',
        'publish questions or answers;',
        'get at other learners’ data, or at parts of the site that are not meant for you;',
        'disturb the site, put load on it by programs, or get around its protection;',
        'tamper with results or with the leaderboard;',
        'write anything to us or to others that is unlawful or insulting.',
      ],
    },
    {
      title: 'Termination',
      paragraphs: [
        'You may stop using Naru and have your account deleted at any time. We may suspend or close an account that breaks these terms; where it is possible, we warn you first and hear your side. Which payments are then returned is settled by the Refund Policy.',
      ],
    },
    {
      title: 'Disclaimers',
      paragraphs: [
        'Naru is a place to practise. It is not connected with the organisers of the official exam, and good marks here are no promise of a result there.',
        'We take care that the site works and its contents are right, but cannot promise that it is never interrupted or free of faults. As far as the law allows, we are not liable for indirect loss, and for other loss not beyond what you paid for the plan concerned. Rights that the law gives you as a consumer remain.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        'When these terms change, the date above changes with them. Important changes are announced on the site before they take effect; whoever goes on using it then agrees to them.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [
        `These terms are governed by the law of ${operator.jurisdiction}, and its courts decide disputes that we cannot settle between us.`,
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        `For questions about these terms write to ${operator.email}, call ${operator.phone}, or use the contact page.`,
      ],
    },
  ],
  operatorSection: {
    title: 'From the operator of this site',
    updated: `Last updated ${operator.detailsUpdated}`,
    paragraphs: [`Your contract is with ${operator.legalName}, ${operator.postalAddress}.`],
  },
} as const
