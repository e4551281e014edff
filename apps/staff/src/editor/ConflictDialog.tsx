import { ConflictView, mergeParts, type MergeChoices } from '@naru/exam-authoring/editor'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import { useDates } from '@naru/app-shell/language'
import { useDeskText } from '../text/desk'
import type { DraftEditor } from './draftEditor/draftEditor'
import type { DraftEditorState } from './draftEditor/draftEditorState'

interface ConflictDialogProps {
  state: DraftEditorState
  draftEditor: DraftEditor
  onClose: () => void
}

/** Both versions of a paper that two editors have changed; the author chooses part by part. */
export const ConflictDialog = ({ state, draftEditor, onClose }: ConflictDialogProps) => {
  const t = useDeskText()
  const { moment } = useDates()
  const [choices, setChoices] = useState<MergeChoices>({})
  const { conflict, base, draft } = state
  if (conflict === undefined) return null
  const parts = mergeParts(base, draft, conflict.draft)
  return (
    <Dialog
      title={t('conflict.title')}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('conflict.later')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              draftEditor.resolve(choices)
              onClose()
            }}
          >
            {t('conflict.take')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{t('conflict.lead', { author: conflict.author || 'none', moment: moment(conflict.savedAt) })}</Text>
        <Text tone="muted">{parts.length === 0 ? t('conflict.equal') : t('conflict.keep')}</Text>
        <ConflictView
          parts={parts}
          mine={draft}
          theirs={conflict.draft}
          choices={choices}
          onChoose={(id, choice) => setChoices((before) => ({ ...before, [id]: choice }))}
        />
      </Stack>
    </Dialog>
  )
}
