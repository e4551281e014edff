/**
 * Areas of law and of the exam's rules. One with a stale translation is shown in English as a whole: an old translation would promise
 * what no longer holds.
 */
export const ruleAreas: readonly string[] = [
  'guidelines',
  'privacyPolicy',
  'refundPolicy',
  'rules',
  'termsAndConditions',
]
