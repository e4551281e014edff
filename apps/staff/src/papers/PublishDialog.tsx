import { mayDo, type PublishReport, type RegradeReport } from '@naru/api'
import { checkPublishMutation, publishPaperMutation, regradePaperMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { type FormMutation, useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { type Draft, faultCodeOf } from '@naru/exam-authoring/editor'
import { Alert } from '@naru/ui/Alert'
import { useSharedText } from '@naru/app-shell/text'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { ReportFaults } from '../editor/ReportFaults'
import { useEditor } from '../editor/openEditor'
import * as css from '../frame/Desk.css'
import { useOpenPage } from '../frame/useOpenPage'
import { ifStale } from './ifStale'
import { DataTable } from '../parts/DataTable'
import { useDeskText } from '../text/desk'

/** What publishing would do, as the server sees it; then publishes. */
export const PublishDialog = () => {
  const { paperId, state, changePaper, refresh, showDialog, closeDialog } = useEditor()
  const { draft, revision } = state
  const t = useDeskText()
  const check = useFormMutation(checkPublishMutation(api, paperId), t, undefined, ifStale(refresh))
  const publish = useFormMutation(publishPaperMutation(api, paperId), t, undefined, ifStale(refresh))
  const openPage = useOpenPage()
  const { role } = useAuthState()
  const report = check.data
  const isInNoPlan = report?.warnings.some(({ message }) => faultCodeOf(message)?.code === 'notOffered') === true
  const hasNewKeys = (report?.difference?.newKeys.length ?? 0) > 0 && (report?.graded ?? 0) > 0
  return (
    <CheckedDialog
      title={t('publish.title')}
      closeLabel={useSharedText()('cancel')}
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
                toast.success(
                  t('publish.done', { version: done.version }),
                  isInNoPlan && role !== undefined && mayDo(role, 'site.manage')
                    ? { actionLabel: t('publish.addToPlan'), onPress: () => void openPage('/admin/plans') }
                    : {},
                )
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

/** What the current keys would change in marks and ranks; then changes them. */
export const RegradeDialog = () => {
  const { paperId, closeDialog } = useEditor()
  const t = useDeskText()
  const check = useFormMutation(regradePaperMutation(api, paperId), t)
  const regrade = useFormMutation(regradePaperMutation(api, paperId), t, ({ marks }) =>
    t('regrade.done', { count: marks.length }),
  )
  const report = check.data
  return (
    <CheckedDialog
      title={t('regrade.title')}
      closeLabel={t('close')}
      check={check}
      checked
      checkingLabel={t('regrade.checking')}
      action={
        report !== undefined &&
        report.marks.length > 0 && (
          <Button variant="primary" isPending={regrade.isPending} onPress={() => regrade.run(false, closeDialog)}>
            {t('regrade.confirm')}
          </Button>
        )
      }
      failure={regrade.failure}
      onClose={closeDialog}
    >
      {report !== undefined && <Changes report={report} />}
    </CheckedDialog>
  )
}

const Changes = ({ report: { version, attempts, marks, ranks } }: { report: RegradeReport }) => {
  const t = useDeskText()
  const name = (learner: string) => (learner === '' ? t('regrade.deleted') : learner)
  return (
    <>
      <Text>{t('regrade.lead', { version, count: attempts })}</Text>
      {marks.length === 0 ? (
        <Text>{t('regrade.nothing')}</Text>
      ) : (
        <>
          <Text tone="muted">{t('regrade.mail')}</Text>
          <DataTable
            label={t('regrade.marks')}
            showLabel
            rows={marks}
            keyOf={({ attemptId }) => attemptId}
            columns={[
              { head: t('regrade.learner'), isHeader: true, render: ({ learner }) => name(learner) },
              { head: t('regrade.attempt'), align: 'end', render: ({ attempt }) => attempt },
              { head: t('regrade.before'), align: 'end', render: ({ before, possible }) => `${before} / ${possible}` },
              { head: t('regrade.after'), align: 'end', render: ({ after, possible }) => `${after} / ${possible}` },
            ]}
          />
        </>
      )}
      {ranks.length > 0 && (
        <DataTable
          label={t('regrade.ranks')}
          showLabel
          rows={ranks}
          keyOf={({ learner, leaderboard, before, after }) => `${leaderboard} ${learner} ${before} ${after}`}
          columns={[
            { head: t('regrade.learner'), isHeader: true, render: ({ learner }) => name(learner) },
            {
              head: t('regrade.leaderboardTitle'),
              render: ({ leaderboard }) => t(`regrade.leaderboard.${leaderboard}`),
            },
            { head: t('regrade.before'), align: 'end', render: ({ before }) => before },
            { head: t('regrade.after'), align: 'end', render: ({ after }) => after },
          ]}
        />
      )}
    </>
  )
}

interface CheckedDialogProps<Checked> {
  title: string
  closeLabel: string
  /** Asks the server what the action would do. */
  check: FormMutation<unknown, Checked>
  /** The body of the check. It runs when the dialog opens, and again for another body. */
  checked: Checked
  checkingLabel: string
  /** The report of the last check. It is hidden while a check runs. */
  children: ReactNode
  /** The button that acts on the report; false: nothing can be done. */
  action: ReactNode
  failure: string | undefined
  onClose: () => void
}

/** Shows what an action would do, as the server sees it, before it is done. */
const CheckedDialog = <Checked extends number | boolean>({
  title,
  closeLabel,
  check,
  checked,
  checkingLabel,
  children,
  action,
  failure,
  onClose,
}: CheckedDialogProps<Checked>) => {
  const t = useDeskText()
  // Once for each body, also where React mounts twice.
  const last = useRef<Checked>(undefined)
  useEffect(() => {
    if (last.current === checked) return
    last.current = checked
    check.run(checked)
  })
  return (
    <Dialog
      title={title}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{closeLabel}</Button>
          {action}
        </>
      }
    >
      <Stack gap={16}>
        {check.isPending && (
          <Loading label={checkingLabel}>
            <Skeleton height="8rem" />
          </Loading>
        )}
        {!check.isPending && children}
        <FailureAlert failure={check.failure ?? failure} />
        {check.failure !== undefined && (
          <span>
            <Button onPress={() => check.run(checked)}>{t('retry')}</Button>
          </span>
        )}
      </Stack>
    </Dialog>
  )
}
