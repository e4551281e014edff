import { focusField, type Draft, type DraftFault } from '@naru/exam-authoring/editor'
import type { RefObject } from 'react'

/** Opens the question of a fault, or the paper, and moves the focus to the field. */
export function goToFault(
  { item, group, section, field }: DraftFault,
  draft: Draft,
  open: (item: string | undefined) => void,
  root: RefObject<HTMLElement | null>,
): void {
  const target = group === undefined ? item : draft.questions.find((question) => question.group === group)?.item
  open(target)
  // The question renders first.
  requestAnimationFrame(() => {
    const editor = root.current?.querySelector<HTMLElement>('article')
    const part =
      group === undefined ? editor : editor?.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"]`)
    if (part) focusField(part, section === undefined ? field : `sections.${section}.${field}`)
  })
}
