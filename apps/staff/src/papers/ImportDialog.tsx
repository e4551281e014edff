import { checkImportMutation } from '@naru/api/queries'
import {
  adaptBundle,
  applyEdit,
  differenceOf,
  DifferenceView,
  isEmptyDifference,
  rangesOf,
  readDraft,
  type Draft,
  type DraftDifference,
} from '@naru/exam-authoring/editor'
import { Alert } from '@naru/ui/Alert'
import { CancelButton } from '@naru/app-shell/parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { FileField } from '@naru/ui/FileField'
import { Heading } from '@naru/ui/Heading'
import { Loading } from '@naru/ui/Loading'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { toBase64 } from '../parts/toBase64'
import { newId } from '@naru/app-shell/newId'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { asEditorMedia, useEditor } from '../editor/openEditor'
import { isOfPaper, ReportFaults } from '../editor/ReportFaults'

const LARGEST = 30 * 1024 * 1024

const modes = ['add', 'replace'] as const

type Mode = (typeof modes)[number]

/** A file with a question of the paper, and one for an empty paper, is a new state of it. */
const modeFor = (draft: Draft, found: Draft): Mode => {
  const items = new Set(draft.questions.map(({ item }) => item))
  return items.size === 0 || found.questions.some(({ item }) => items.has(item)) ? 'replace' : 'add'
}

/** The paper with the questions of a file behind its own. */
const withQuestions = (draft: Draft, { questions, groups = [] }: Draft): Draft =>
  applyEdit(draft, { kind: 'insertQuestions', ...adaptBundle(draft, { questions, groups }, newId) })

/** A file as it was read, and the paper that each choice makes of it. */
interface Found {
  questions: number
  after: Record<Mode, Draft>
}

/** Reads a file, shows what would be deleted, its faults and what would change, and takes it on a press. */
export const ImportDialog = () => {
  const { paperId, state, draftEditor, addMedia, closeDialog } = useEditor()
  const { draft } = state
  const t = useDeskText()
  const check = useFormMutation(checkImportMutation(api, paperId), t)
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<Found>()
  const [mode, setMode] = useState<Mode>('add')
  const report = check.isPending ? undefined : check.data
  // The facts of the paper stay when questions are added, and so do their faults.
  const faults = (report?.faults ?? []).filter(
    ({ field }) => found === undefined || mode === 'replace' || !isOfPaper(field),
  )

  const choose = async (file: File) => {
    setFound(undefined)
    setError(file.size > LARGEST ? t('import.tooLarge') : undefined)
    if (file.size > LARGEST) return
    check.run({ name: file.name, file: await toBase64(file) }, ({ draft: read }) => {
      if (read === undefined) return
      const replaced = { ...readDraft(read, newId), id: draft.id }
      setFound({
        questions: replaced.questions.length,
        after: { add: withQuestions(draft, replaced), replace: replaced },
      })
      setMode(modeFor(draft, replaced))
    })
  }
  const after = found?.after[mode]
  const difference = after && differenceOf(draft, after)
  const take = (taken: Draft) => {
    addMedia((report?.media ?? []).map(asEditorMedia))
    draftEditor.replace(taken, 'import')
    toast.success(t('import.taken'))
    closeDialog()
  }
  return (
    <Dialog
      title={t('import.title')}
      wide
      onClose={closeDialog}
      actions={
        <>
          <CancelButton onPress={closeDialog} />
          {after !== undefined && difference !== undefined && !isEmptyDifference(difference) && (
            <Button variant="primary" onPress={() => take(after)}>
              {t(`import.modes.${mode}`)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <FileField
          label={t('import.file')}
          buttonLabel={t('import.choose')}
          description={t('import.help')}
          accept=".zip,.xlsx,.gift,.txt"
          errorMessage={error}
          onSelect={(file) => void choose(file)}
          isDisabled={check.isPending}
        />
        {check.isPending && (
          <Loading label={t('import.checking')}>
            <Skeleton height="8rem" />
          </Loading>
        )}
        <FailureAlert failure={check.failure} />
        {found !== undefined && difference !== undefined && (
          <>
            <SegmentedControl
              label={t('import.mode')}
              items={modes.map((id) => ({ id, label: t(`import.modes.${id}`) }))}
              value={mode}
              onChange={setMode}
            />
            <Effect mode={mode} added={found.questions} difference={difference} />
          </>
        )}
        {faults.length > 0 && (
          <>
            <Text>{found === undefined ? t('import.unreadable') : t('import.withFaults')}</Text>
            <ReportFaults label={t('import.faults')} faults={faults} draft={found?.after.replace} hasFiles />
          </>
        )}
        {after !== undefined && (
          <>
            <Heading level={3} size="lg">
              {t('import.difference')}
            </Heading>
            <DifferenceView before={draft} after={after} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

interface EffectProps {
  mode: Mode
  added: number
  difference: DraftDifference
}

/** What becomes of the questions of the paper, first of all which are deleted. */
const Effect = ({ mode, added, difference }: EffectProps) => {
  const t = useDeskText()
  const deleted = difference.questions.flatMap((change) => (change.kind === 'removed' ? change.before.number : []))
  if (mode === 'add') return <Alert role="none">{t('import.adds', { count: added })}</Alert>
  return (
    <Alert tone={deleted.length > 0 ? 'warning' : 'info'} role="none">
      {deleted.length > 0
        ? t('import.deletes', { count: deleted.length, numbers: rangesOf(deleted) })
        : t('import.keeps')}
    </Alert>
  )
}
