import type { Rejection } from '../engine'
import type { ExamDialog } from './snapshot'

const dialogRejections = [
  'section-incomplete',
  'other-section',
  'navigation-automatic',
  'one-way',
] as const satisfies readonly Rejection[]

/** @returns the dialog that a rejection opens; null for rejections that a view prevents with a disabled button */
export function dialogOf(rejected: Rejection): ExamDialog | null {
  return dialogRejections.find((rejection) => rejection === rejected) ?? null
}
