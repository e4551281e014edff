import { StartFailure } from './failure'
import { isCommonPassword } from './modules/auth/common-passwords'
import type { Settings } from './settings'

type Rule = [isBroken: (settings: Settings) => boolean, sentence: string]

/** Settings that are fine in development and unsafe in production. */
const rules: readonly Rule[] = [
  [
    ({ databaseUrl }) => databaseUrl === undefined,
    'DATABASE_URL must be set in production: the embedded database may lose data when the power fails.',
  ],
  [
    ({ publicUrl }) => !publicUrl.startsWith('https://'),
    'PUBLIC_URL must be set in production, and begin with https://: sessions must be encrypted.',
  ],
  [
    ({ smtpUrl }) => smtpUrl === undefined,
    'SMTP_URL must be set in production: mails with codes must not be written to files.',
  ],
  [
    ({ payments }) => payments.kind === 'stand-in',
    'PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET must be set in production: the stand-in takes no money. A site that sells nothing sets PAYMENTS=closed.',
  ],
  [({ mailFrom }) => /@naru\.test>?$/.test(mailFrom), 'MAIL_FROM must be set in production.'],
  [
    ({ seedSampleContent }) => seedSampleContent === true,
    'SEED_SAMPLE_CONTENT must not be true in production: it creates a demo learner with a public password.',
  ],
  [({ addressLimits }) => !addressLimits, 'ADDRESS_LIMITS must not be false in production.'],
  [
    ({ admin }) => admin !== undefined && isCommonPassword(admin.password, [admin.email]),
    'ADMIN_PASSWORD is too common. Set another.',
  ],
]

/**
 * Checks the settings of a production server.
 * @throws StartFailure naming the first setting that is unsafe.
 */
export const refuseDefaults = (settings: Settings): void => {
  for (const [isBroken, sentence] of rules) if (isBroken(settings)) throw new StartFailure(sentence)
}
