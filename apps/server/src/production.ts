import { StartFailure } from './platform/failure'
import { isCommonPassword } from './modules/auth/common-passwords'
import { readSecretFiles, type Environment } from './platform/secret-files'
import { settingNames } from './platform/setting-names'
import type { Settings } from './platform/settings'

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

/** Values of `deploy/environment.example` that everybody knows. */
const PLACEHOLDER = /CHANGE_ME|\bnaru\.example\b/i

/**
 * Checks the settings of a production server.
 * @throws StartFailure naming all settings with the example's values, else the first that is unsafe.
 */
export const refuseDefaults = (settings: Settings, environment: Environment): void => {
  const read = readSecretFiles(environment)
  const unset = settingNames.filter((name) => PLACEHOLDER.test(read[name] ?? ''))
  if (unset.length > 0) {
    throw new StartFailure(
      `Replace the values of the example (CHANGE_ME, naru.example) in production: ${unset.join(', ')}.`,
    )
  }
  for (const [isBroken, sentence] of rules) if (isBroken(settings)) throw new StartFailure(sentence)
}
