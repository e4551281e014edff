import { operator } from '../../content/operator'
import { retentionLines } from './retention'

/** The privacy policy. */
export const text = {
  title: 'Privacy Policy',
  lead: 'What Naru knows about you, why, and what you can do about it.',
  updated: 'Last updated May 7, 2025',
  links: { '/contact': 'contact page' },
  sections: [
    {
      title: 'Data we collect',
      paragraphs: ['We ask only for what the site needs in order to work:'],
      points: [
        'Your account: first and last name, phone number, email address, and a hash of your password. The password itself is never stored.',
        'Your exams: the answers you gave and changed, how long each question was open, your marks, when you began, in which browser, on a phone or a computer, how long you took, when a clip was played to its end, and when you left the exam page or had no network. These last facts change no marks and no rank.',
        'Your plans: which plan you activated or bought, when, and the number of the order. Address and city, if we have them, go with an order. Card details are typed in at the payment provider and never reach us.',
        'Your messages: what you write in the contact form, and how you want to be reached.',
        'Technical records: our server notes requests and faults for a short time, so that we can keep the site running and safe.',
      ],
    },
    {
      title: 'How we use it',
      paragraphs: ['We use your data for these purposes and no others:'],
      points: [
        'to log you in and to confirm your email address by a code;',
        'to run and grade your exams, and to show you your results;',
        'to show your name, time and marks on the leaderboard of a paper that you have taken;',
        'to unlock what your plan contains, and to settle payments and refunds;',
        'to answer you when you write to us;',
        'to find faults and to keep others from misusing the site.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'We do not sell your data and do not show you advertising that follows you around. The payment provider receives what an order needs: your name, email address, phone number, address and city. Videos come from YouTube: when you open the page Videos, your browser loads their pictures from there, so that YouTube sees your visit; when you press play, it also sees what you watch. Beyond that we hand out data only where a law obliges us to.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections to the site are encrypted, passwords are kept as hashes, and your session ends on the server when you log out. Only people who need your data for their work can see it. No system is perfectly safe; if something happens that concerns your data, we will tell you without delay.',
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: ['We set cookies that the site needs, and none to follow you:'],
      points: [
        'One cookie keeps you logged in.',
        'The cookie sidebar_state remembers for seven days whether the side navigation is open.',
        'Your browser keeps the answers of a running exam, so that a reload loses nothing, and a result that could not be sent yet.',
        'It also keeps the number of your account for the confirmation of your email address, your choice of colours and text size and, if you tick “Remember me”, your email address.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'We keep your account and your results for as long as you have the account. Records of payments stay for as long as the law asks for. Messages are deleted when they have been dealt with.',
      ],
    },
    {
      title: 'Your choices',
      paragraphs: [
        'You may ask to see your data, to have it corrected, to receive a copy, or to have your account deleted together with everything that we need not keep by law. Deleting the site’s data in your browser ends your session and removes whatever has not been sent.',
      ],
    },
    {
      title: 'Young learners',
      paragraphs: [
        'Naru is for people of 13 years and older. If you are under 18, a parent or guardian must agree to your account; they may ask us about it and have it deleted.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When this policy changes, the date above changes with it. Important changes are announced on the site before they take effect.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        `For questions about your data write to ${operator.email}, call ${operator.phone}, or use the contact page.`,
      ],
    },
  ],
  operatorSection: {
    title: 'From the operator of this site',
    updated: `Last updated ${operator.detailsUpdated}`,
    paragraphs: [
      `This site is run by ${operator.legalName}, ${operator.postalAddress}. Its emails are sent by ${operator.mailProvider}.`,
      operator.rights,
      'You can download your data and delete your account on the page Profile.',
      'On a leaderboard other learners see a name of your choice with your place, time and marks: your initials until you choose another name on your profile, and your full name only if you say there that you are 18 or older. You can leave the leaderboards at any time.',
      'An account whose email address was not verified, and that has no plan, order or exam, is deleted 30 days after the last login. We announce this by email 7 days before.',
      'We delete data after this time:',
    ],
    points: [
      `records of the server: ${operator.retention.serverRecords};`,
      `records of payments: ${operator.retention.payments};`,
      ...retentionLines.map((line, at) => `${line}${at === retentionLines.length - 1 ? '.' : ';'}`),
    ],
  },
} as const
