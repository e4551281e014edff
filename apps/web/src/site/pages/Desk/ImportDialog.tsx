import { checkImportMutation } from '@naru/api'
import { DifferenceView, readDraft, type Draft, type EditorMedia } from '@naru/exam-kit/editor'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { FileField } from '@naru/ui/FileField'
import { Heading } from '@naru/ui/Heading'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { FailureAlert } from '../../parts/FailureAlert'
import { toBase64 } from '../../parts/toBase64'
import { newId } from '../../../shared/newId'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { asEditorMedia } from './editorParts'
import { ReportFaults } from './ReportFaults'
import type { DraftEditor } from './draftEditor/draftEditor'

/** Props of ImportDialog. */
export interface ImportDialogProps {
  paperId: string
  draft: Draft
  draftEditor: DraftEditor
  onMedia: (files: readonly EditorMedia[]) => void
  onClose: () => void
}

const LARGEST = 30 * 1024 * 1024

/** Reads a file, shows its faults and what would change, and takes it on a press. */
export const ImportDialog = ({ paperId, draft, draftEditor, onMedia, onClose }: ImportDialogProps) => {
  const words = useDeskText()
  const { import: text } = words
  const check = useFormMutation(checkImportMutation(api, paperId), words)
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<Draft>()
  const report = check.isPending ? undefined : check.data

  const choose = async (file: File) => {
    setFound(undefined)
    setError(file.size > LARGEST ? text.tooLarge : undefined)
    if (file.size > LARGEST) return
    check.run({ name: file.name, file: await toBase64(file) }, ({ draft: read }) =>
      setFound(read && { ...readDraft(read, newId), id: draft.id }),
    )
  }
  const take = (taken: Draft) => {
    onMedia((report?.media ?? []).map(asEditorMedia))
    draftEditor.replace(taken, 'import')
    toast.success(text.taken)
    onClose()
  }
  return (
    <Dialog
      title={text.title}
      isOpen
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          {found !== undefined && report !== undefined && (
            <Button variant="primary" onPress={() => take(found)}>
              {text.take}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <FileField
          label={text.file}
          buttonLabel={text.choose}
          description={text.help}
          accept=".zip,.xlsx,.gift,.txt"
          errorMessage={error}
          onSelect={(file) => void choose(file)}
          isDisabled={check.isPending}
        />
        {check.isPending && (
          <Loading label={text.checking}>
            <Skeleton height="8rem" />
          </Loading>
        )}
        <FailureAlert failure={check.failure} />
        {report !== undefined && (
          <>
            {report.faults.length > 0 && (
              <>
                <Text>{found === undefined ? text.unreadable : text.withFaults}</Text>
                <ReportFaults label={text.faults} faults={report.faults} hasFiles />
              </>
            )}
            {found !== undefined && (
              <>
                <Heading level={3} size="lg">
                  {text.difference}
                </Heading>
                <DifferenceView before={draft} after={found} />
              </>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}
