import { ConflictView, mergeParts, type MergeChoices } from '@naru/exam-authoring/editor'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import { useDates } from '@naru/app-shell/language'
import { useDeskText } from '../text/desk'
import { useEditor } from './openEditor'

/** Both versions of a paper that two editors have changed; the author chooses part by part. */
export const ConflictDialog = () => {
  const { state, draftEditor, closeDialog } = useEditor()
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
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{t('conflict.later')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              draftEditor.resolve(choices)
              closeDialog()
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
