import { type RegradeReport } from '@naru/api'
import { regradePaperMutation } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Text } from '@naru/ui/Text'
import { api } from '@naru/app-shell/api'
import { DataTable } from '../parts/DataTable'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { useEditor } from '../editor/openEditor'
import { CheckedDialog } from './CheckedDialog'

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
