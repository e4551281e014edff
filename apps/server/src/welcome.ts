import { demoLearner } from './seed/seed'
import type { Settings } from './settings'

/** Facts for the start banner. */
export interface WelcomeFacts {
  /** Address of the site. */
  address: string
  settings: Settings
  /** Whether the demo learner exists. */
  hasDemo: boolean
  /** Folder of written mails; undefined if they are sent. */
  outboxFolder: string | undefined
}

const dataLine = ({ databaseUrl, data }: Settings) => {
  if (databaseUrl !== undefined) return 'PostgreSQL (DATABASE_URL)'
  return data.kind === 'folder' ? data.path : 'in memory only; nothing is saved'
}

const payLine = ({ payments }: Settings) => {
  if (payments.kind === 'closed') return 'closed (PAYMENTS)'
  if (payments.kind === 'stand-in') return 'stand-in: no money moves (set PAYHERE_MERCHANT_ID for the real thing)'
  const how =
    payments.app === undefined ? 'notices are accepted by their signature' : 'each payment is checked with the gateway'
  return `PayHere${payments.isSandbox ? ' sandbox' : ''}; ${how}`
}

/** The banner printed at start. */
export const welcome = ({ address, settings, hasDemo, outboxFolder }: WelcomeFacts): string => {
  const lines: [label: string, value: string][] = [
    ['Open', address],
    ...(hasDemo
      ? [['Try', `${demoLearner.email} with password ${demoLearner.password} (has a plan)`] satisfies [string, string]]
      : []),
    ['Mails', outboxFolder === undefined ? 'sent over SMTP' : `written to ${outboxFolder}`],
    ['Pay', payLine(settings)],
    ['Data', dataLine(settings)],
  ]
  return ['', 'Naru is running.', ...lines.map(([label, value]) => `  ${label.padEnd(6)} ${value}`), ''].join('\n')
}
