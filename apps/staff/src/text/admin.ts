import { createTextArea, useAreaText, useMessages, type Translator } from '@naru/ui/language'
import type { AuditSubject, RecordedOperationId } from '@naru/api/types'
import type english from './en/admin.json'

/** Every sentence of the admin area. Apart from the site’s other sentences, so that learners load none of them. */
export type AdminText = Translator<typeof english>

export const adminText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/admin.json'))

export const useAdminText = (): AdminText => useAreaText(adminText)

/** Does not compile while what the server records has no name here. */
type Complete<Text extends { actions: Record<RecordedOperationId, string>; subjects: Record<AuditSubject, string> }> =
  Text

type AuditAction = keyof Complete<(typeof english)['audit']>['actions']

/** @returns the actions that the audit log names */
export function useAuditActions(): readonly AuditAction[] {
  const { actions } = useMessages(adminText).messages.audit
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object
  return Object.keys(actions) as AuditAction[]
}
