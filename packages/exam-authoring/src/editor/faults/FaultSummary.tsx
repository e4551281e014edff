import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import * as css from '../editor.css'
import { useEditorText, type EditorText } from '../editorText'
import { FaultMessage } from './FieldError'
import { fieldName } from './fieldName'
import { numbersOfGroup, type Draft, type DraftFault } from '../model'
import { rangesOf } from '../fields/numbers'

interface FaultSummaryProps {
  draft: Draft
  /** What the checks say. */
  faults: readonly DraftFault[]
  onGo: (fault: DraftFault) => void
}

const FIRST = 5

const partOf = (text: EditorText, draft: Draft, { item, group, section }: DraftFault): string => {
  if (group !== undefined) return text('group.title', { numbers: rangesOf(numbersOfGroup(draft, group)) })
  if (section !== undefined) return text('summary.section', { position: section + 1 })
  if (item === undefined) return text('summary.paper')
  return text('summary.question', { number: draft.questions.find((question) => question.item === item)?.number ?? 0 })
}

const placeOf = (text: EditorText, draft: Draft, fault: DraftFault): string => {
  const part = partOf(text, draft, fault)
  const field = fieldName(text, fault.group === undefined ? fault.field : `groups.0.${fault.field}`)
  return field === undefined ? part : `${part}, ${field}`
}

/** All that the checks find, as links to the fields. */
export const FaultSummary = ({ draft, faults, onGo }: FaultSummaryProps) => {
  const t = useEditorText()
  const [isOpen, setOpen] = useState(false)
  if (faults.length === 0)
    return (
      <Text tone="muted" size="sm">
        {t('summary.none')}
      </Text>
    )
  const shown = isOpen ? faults : faults.slice(0, FIRST)
  return (
    <Alert
      tone="warning"
      role="none"
      title={t('summary.title', { count: faults.length })}
      action={
        faults.length > shown.length && (
          <Button size="small" onPress={() => setOpen(true)}>
            {t('summary.show')}
          </Button>
        )
      }
    >
      <Stack as="ul" gap={4}>
        {shown.map((fault, index) => (
          <li key={`${fault.item ?? fault.group ?? ''} ${fault.field} ${fault.message} ${index}`}>
            <button type="button" className={css.summaryLink} onClick={() => onGo(fault)}>
              {`${placeOf(t, draft, fault)}: `}
              <FaultMessage message={fault.message} />
            </button>
          </li>
        ))}
      </Stack>
    </Alert>
  )
}
