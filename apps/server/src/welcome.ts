import { demoLearner } from './seed/seed'
import type { Settings } from './settings'

/** What the operator is told when the server runs. */
export interface WelcomeFacts {
  /** Address of the site. */
  address: string
  settings: Settings
  /** Whether the demo learner exists. */
  hasDemo: boolean
  /** Where mails are written; undefined when they are sent. */
  outboxFolder: string | undefined
}

const dataLine = ({ databaseUrl, data }: Settings) => {
  if (databaseUrl !== undefined) return 'PostgreSQL (DATABASE_URL)'
  return data.kind === 'folder' ? data.path : 'in memory only; nothing is kept'
}

/** The few lines printed at start. */
export const welcome = ({ address, settings, hasDemo, outboxFolder }: WelcomeFacts): string => {
  const lines: [label: string, value: string][] = [
    ['Open', address],
    ...(hasDemo
      ? [['Try', `${demoLearner.email} with password ${demoLearner.password} (has a plan)`] satisfies [string, string]]
      : []),
    ['Mails', outboxFolder === undefined ? 'sent over SMTP' : `written to ${outboxFolder}`],
    ['Data', dataLine(settings)],
  ]
  return ['', 'Naru is running.', ...lines.map(([label, value]) => `  ${label.padEnd(6)} ${value}`), ''].join('\n')
}
