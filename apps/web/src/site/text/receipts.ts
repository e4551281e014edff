import { createTextArea, type Widened } from '../../shared/text'

/** Every sentence about receipts. Apart from the site's other sentences, so that other pages load none of them. */
export const receiptsEn = {
  title: 'Receipt',
  titleOf: (topic: string) => `Receipt of ${topic}`,
  lead: 'Proof of your result. Whoever has its number can check that it is genuine.',
  back: 'Back to the review',
  loading: 'Loading receipt…',
  unknownAttempt: 'This attempt cannot be opened. It may belong to another account.',
  failed: 'Failed to load the receipt. Please try again later.',
  offline: 'Unable to connect to the server. Please check your internet connection.',
  retry: 'Try again',
  print: 'Print',
  code: 'QR code of the verification address',
  scan: 'Scan the code or open this address to check the receipt:',
  nameTitle: 'Your name',
  showName: 'Show my name on the verification page',
  no: 'No',
  yes: 'Yes',
  nameShown: 'The verification page shows your name.',
  nameHidden: 'The verification page does not show your name. A printed receipt does.',
  nameFailed: 'Your choice was not saved. Please try again.',
  facts: {
    label: 'Receipt',
    number: 'Receipt number',
    name: 'Name',
    hidden: 'The learner does not show it here',
    paper: 'Paper',
    version: (version: number) => `version ${version}`,
    attempt: 'Attempt',
    marks: 'Marks',
    marksOf: (score: number, total: number, percentage: number) => `${score} / ${total} (${percentage}%)`,
    correctedMarks: 'Corrected marks',
    start: 'Start',
    end: 'End',
    timeTaken: 'Time taken',
    time: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
    received: 'Received',
    issued: 'Receipt issued',
    ranking: 'Ranking',
    ranked: 'Counted on the leaderboard',
    practice: {
      repeated: 'Practice: not the first attempt',
      automatic: 'Practice: submitted when time ran out',
      late: 'Practice: received too late',
      'no-evidence': 'Practice: no connection during the attempt',
      'impossible-time': 'Practice: its times cannot be right',
      unverified: 'Not ranked: the email address was not verified',
    },
    signature: 'Signature',
    signedBy: (key: number) => `Ed25519, key ${key}`,
    clocks:
      'Start and end are by the clock of the learner’s device, all other times by our clock. All are in Sri Lanka time.',
  },
  verify: {
    title: 'Check a receipt',
    titleOf: (number: string) => `Check of receipt ${number}`,
    lead: 'Type the number of a receipt to see whether it is genuine.',
    number: 'Receipt number',
    example: 'For example 7K3M-9QWX-2B4H-TZ6R',
    submit: 'Check',
    another: 'Check another receipt',
    checking: 'Checking receipt…',
    malformed: {
      title: 'This is not a receipt number.',
      text: 'A receipt number has 16 letters and digits. Compare each of them with the receipt.',
    },
    unknown: {
      title: 'There is no receipt with this number.',
      text: 'Compare each letter and digit with the receipt. If they are right, the receipt is not from us.',
    },
    genuine: {
      title: 'This receipt is genuine.',
      text: 'Compare the receipt that you have with what is written below.',
    },
    corrected: {
      title: 'This receipt is genuine, but its marks were corrected later.',
      text: 'We corrected the answer key of this paper after the receipt was issued. Both marks are written below.',
    },
    withdrawn: {
      title: 'This receipt is not valid any more.',
      text: 'The payment for this paper was taken back, so the result does not count.',
    },
    deleted: {
      title: 'This receipt is not valid any more.',
      text: 'Its result was deleted.',
    },
    altered: {
      title: 'This receipt is not genuine.',
      text: 'It was changed after it was signed. Do not accept it, and please tell us.',
    },
  },
} as const

/** The catalogue that a language fills. */
export type ReceiptsText = Widened<typeof receiptsEn>

export const [ReceiptsTextProvider, useReceiptsText] = createTextArea<ReceiptsText>(receiptsEn)
