import { networkInterfaces } from 'node:os'
import { demoLearner } from './commands/seed'
import { siteAddress, type Settings } from './platform/settings'

export interface WelcomeFacts {
  address: string
  publicUrl: string
  settings: Settings
  hasDemo: boolean
  outboxFolder: string | undefined
  /** Where the first admin is created; undefined if there is one. */
  setup: string | undefined
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

/** The addresses that the site is reachable at. Only `PUBLIC_URL` can log in, since other origins are refused. */
const addressLines = ({ address, publicUrl, settings }: WelcomeFacts): [label: string, value: string][] => {
  const isOpenToNetwork = settings.host === '0.0.0.0' || settings.host === '::'
  if (publicUrl !== address) {
    return [
      ['Open', publicUrl],
      ['Note', 'only this address can log in (PUBLIC_URL)'],
      ['Listen', address],
      ...(isOpenToNetwork && publicUrl.startsWith('http:')
        ? [
            [
              'Class',
              'without HTTPS passwords cross the network unencrypted, and pages are not saved for offline use',
            ] satisfies [string, string],
          ]
        : []),
    ]
  }
  const networkHost = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
  const shared = siteAddress(networkHost ?? '192.168.1.20', Number(new URL(address).port || 80))
  return [
    ['Open', address],
    ['Note', `only this computer can log in; for others set ${isOpenToNetwork ? '' : 'HOST and '}PUBLIC_URL`],
    [
      'Class',
      `HOST=0.0.0.0 PUBLIC_URL=${shared} opens the site to a local network (its firewall must let port ${new URL(shared).port || 80} pass)`,
    ],
  ]
}

export const welcome = (facts: WelcomeFacts): string => {
  const { settings, hasDemo, outboxFolder, setup } = facts
  const lines: [label: string, value: string][] = [
    ...addressLines(facts),
    ...(hasDemo
      ? [['Try', `${demoLearner.email} with password ${demoLearner.password} (has a plan)`] satisfies [string, string]]
      : []),
    ...(setup === undefined ? [] : [['Admin', `none yet: create it at ${setup}`] satisfies [string, string]]),
    ['Mails', outboxFolder === undefined ? 'sent over SMTP' : `written to ${outboxFolder}`],
    ['Pay', payLine(settings)],
    ['Data', dataLine(settings)],
  ]
  return ['', 'Naru is running.', ...lines.map(([label, value]) => `  ${label.padEnd(6)} ${value}`), ''].join('\n')
}
