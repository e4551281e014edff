import { regradePaperMutation, type RegradeReport } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Text } from '@naru/ui/Text'
import { api } from '../../../shared/api'
import { DataTable } from '../../parts/DataTable'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { CheckedDialog } from './CheckedDialog'

/** What the current keys would change in marks and ranks; then changes them. */
export const RegradeDialog = ({ paperId, onClose }: { paperId: string; onClose: () => void }) => {
  const words = useDeskText()
  const { regrade: text } = words
  const check = useFormMutation(regradePaperMutation(api, paperId), words)
  const regrade = useFormMutation(regradePaperMutation(api, paperId), words, ({ marks }) => text.done(marks.length))
  const report = check.data
  return (
    <CheckedDialog
      title={text.title}
      closeLabel={words.close}
      check={check}
      checked
      checkingLabel={text.checking}
      action={
        report !== undefined &&
        report.marks.length > 0 && (
          <Button variant="primary" isPending={regrade.isPending} onPress={() => regrade.run(false, onClose)}>
            {text.confirm}
          </Button>
        )
      }
      failure={regrade.failure}
      onClose={onClose}
    >
      {report !== undefined && <Changes report={report} />}
    </CheckedDialog>
  )
}

const Changes = ({ report: { version, attempts, marks, ranks } }: { report: RegradeReport }) => {
  const { regrade: text } = useDeskText()
  const name = (learner: string) => (learner === '' ? text.deleted : learner)
  return (
    <>
      <Text>{text.lead(version, attempts)}</Text>
      {marks.length === 0 ? (
        <Text>{text.nothing}</Text>
      ) : (
        <>
          <Text tone="muted">{text.mail}</Text>
          <DataTable
            label={text.marks}
            showLabel
            rows={marks}
            keyOf={({ attemptId }) => attemptId}
            columns={[
              { head: text.learner, isHeader: true, render: ({ learner }) => name(learner) },
              { head: text.attempt, align: 'end', render: ({ attempt }) => attempt },
              { head: text.before, align: 'end', render: ({ before, possible }) => `${before} / ${possible}` },
              { head: text.after, align: 'end', render: ({ after, possible }) => `${after} / ${possible}` },
            ]}
          />
        </>
      )}
      {ranks.length > 0 && (
        <DataTable
          label={text.ranks}
          showLabel
          rows={ranks}
          keyOf={({ learner, leaderboard, before, after }) => `${leaderboard} ${learner} ${before} ${after}`}
          columns={[
            { head: text.learner, isHeader: true, render: ({ learner }) => name(learner) },
            { head: text.leaderboardTitle, render: ({ leaderboard }) => text.leaderboard[leaderboard] },
            { head: text.before, align: 'end', render: ({ before }) => before },
            { head: text.after, align: 'end', render: ({ after }) => after },
          ]}
        />
      )}
    </>
  )
}
