import type { Rejection } from '../engine'
import type { ExamDialog } from './snapshot'

const spokenRejections = [
  'reading-incomplete',
  'reading-only',
  'listening-automatic',
] as const satisfies readonly Rejection[]

/** The dialog that a refusal opens; null for those that a view prevents by itself (a disabled button). */
export function dialogOf(rejected: Rejection): ExamDialog | null {
  return spokenRejections.find((spoken) => spoken === rejected) ?? null
}
