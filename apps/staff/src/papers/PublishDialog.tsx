import { type PublishReport } from '@naru/api'
import { checkPublishMutation, publishPaperMutation } from '@naru/api/queries'
import type { Draft } from '@naru/exam-authoring/editor'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Text } from '@naru/ui/Text'
import { api } from '@naru/app-shell/api'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { CheckedDialog } from './CheckedDialog'
import * as css from '../frame/Desk.css'
import { ReportFaults } from '../editor/ReportFaults'
import { useEditor } from '../editor/openEditor'
import { ifStale } from './ifStale'

/** What publishing would do, as the server sees it; then publishes. */
export const PublishDialog = () => {
  const { paperId, state, changePaper, refresh, showDialog, closeDialog } = useEditor()
  const { draft, revision } = state
  const t = useDeskText()
  const check = useFormMutation(checkPublishMutation(api, paperId), t, undefined, ifStale(refresh))
  const publish = useFormMutation(
    publishPaperMutation(api, paperId),
    t,
    ({ version }) => t('publish.done', { version }),
    ifStale(refresh),
  )
  const report = check.data
  const hasNewKeys = (report?.difference?.newKeys.length ?? 0) > 0 && (report?.graded ?? 0) > 0
  return (
    <CheckedDialog
      title={t('publish.title')}
      closeLabel={t('cancel')}
      check={check}
      checked={revision}
      checkingLabel={t('publish.checking')}
      action={
        report?.faults.length === 0 && (
          <Button
            variant="primary"
            isPending={publish.isPending}
            onPress={() =>
              publish.run(revision, (done) => {
                if (!done.isPublished) return check.run(revision)
                changePaper({ state: 'published', publishedVersion: done.version, publishedRevision: revision })
                if (hasNewKeys) showDialog({ kind: 'regrade' })
                else closeDialog()
              })
            }
          >
            {t('publish.confirm')}
          </Button>
        )
      }
      failure={publish.failure}
      onClose={closeDialog}
    >
      {report !== undefined && <Report report={report} draft={draft} />}
    </CheckedDialog>
  )
}

const Report = ({ report, draft }: { report: PublishReport; draft: Draft }) => {
  const t = useDeskText()
  const { faults, warnings, difference, version, running, graded } = report
  const lines =
    difference === undefined
      ? []
      : [
          ...(difference.hasNewHead ? [t('publish.head')] : []),
          ...(difference.changed.length > 0 ? [t('publish.changed', { numbers: difference.changed.join(', ') })] : []),
          ...(difference.gone.length > 0 ? [t('publish.gone', { numbers: difference.gone.join(', ') })] : []),
          ...(difference.newKeys.length > 0 ? [t('publish.newKeys', { numbers: difference.newKeys.join(', ') })] : []),
        ]
  return (
    <>
      {faults.length > 0 ? (
        <ReportFaults label={t('publish.faults')} faults={faults} draft={draft} />
      ) : (
        <Text>
          {difference === undefined
            ? version === 1
              ? t('publish.first')
              : t('publish.same')
            : t('publish.next', { version })}
        </Text>
      )}
      {warnings.length > 0 && <ReportFaults label={t('publish.warnings')} faults={warnings} draft={draft} />}
      {lines.length > 0 && (
        <ul className={css.numbers}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {running > 0 && <Alert role="none">{t('publish.running', { count: running })}</Alert>}
      {graded > 0 && (difference?.newKeys.length ?? 0) > 0 && (
        <Alert tone="warning" role="none">
          {t('publish.graded', { count: graded })}
        </Alert>
      )}
    </>
  )
}
