import { checkPublishMutation, publishPaperMutation, type PublishReport } from '@naru/api'
import type { Draft } from '@naru/exam-kit/editor'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Text } from '@naru/ui/Text'
import { api } from '../../../shared/api'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { CheckedDialog } from './CheckedDialog'
import * as css from './Desk.css'
import { ReportFaults } from './ReportFaults'
import { ifStale } from './ifStale'

interface PublishDialogProps {
  paperId: string
  draft: Draft
  revision: number
  onRegrade: () => void
  onPublished: (version: number) => void
  /** Asks the server for the paper again, because there is a newer revision. */
  onStale: () => void
  onClose: () => void
}

/** What publishing would do, as the server sees it; then publishes. */
export const PublishDialog = ({
  paperId,
  draft,
  revision,
  onRegrade,
  onPublished,
  onStale,
  onClose,
}: PublishDialogProps) => {
  const words = useDeskText()
  const { publish: text } = words
  const check = useFormMutation(checkPublishMutation(api, paperId), words, undefined, ifStale(onStale))
  const publish = useFormMutation(
    publishPaperMutation(api, paperId),
    words,
    ({ version }) => text.done(version),
    ifStale(onStale),
  )
  const report = check.data
  const hasNewKeys = (report?.difference?.newKeys.length ?? 0) > 0 && (report?.graded ?? 0) > 0
  return (
    <CheckedDialog
      title={text.title}
      closeLabel={words.cancel}
      check={check}
      checked={revision}
      checkingLabel={text.checking}
      action={
        report?.faults.length === 0 && (
          <Button
            variant="primary"
            isPending={publish.isPending}
            onPress={() =>
              publish.run(revision, (done) => {
                if (!done.isPublished) return check.run(revision)
                onPublished(done.version)
                if (hasNewKeys) onRegrade()
                else onClose()
              })
            }
          >
            {text.confirm}
          </Button>
        )
      }
      failure={publish.failure}
      onClose={onClose}
    >
      {report !== undefined && <Report report={report} draft={draft} />}
    </CheckedDialog>
  )
}

const Report = ({ report, draft }: { report: PublishReport; draft: Draft }) => {
  const { publish: text } = useDeskText()
  const { faults, warnings, difference, version, running, graded } = report
  const lines =
    difference === undefined
      ? []
      : [
          ...(difference.hasNewHead ? [text.head] : []),
          ...(difference.changed.length > 0 ? [text.changed(difference.changed)] : []),
          ...(difference.gone.length > 0 ? [text.gone(difference.gone)] : []),
          ...(difference.newKeys.length > 0 ? [text.newKeys(difference.newKeys)] : []),
        ]
  return (
    <>
      {faults.length > 0 ? (
        <ReportFaults label={text.faults} faults={faults} draft={draft} />
      ) : (
        <Text>{difference === undefined ? (version === 1 ? text.first : text.same) : text.next(version)}</Text>
      )}
      {warnings.length > 0 && <ReportFaults label={text.warnings} faults={warnings} draft={draft} />}
      {lines.length > 0 && (
        <ul className={css.numbers}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {running > 0 && <Alert role="none">{text.running(running)}</Alert>}
      {graded > 0 && (difference?.newKeys.length ?? 0) > 0 && (
        <Alert tone="warning" role="none">
          {text.graded(graded)}
        </Alert>
      )}
    </>
  )
}
