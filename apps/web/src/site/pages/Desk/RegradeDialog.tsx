import { regradePaperMutation, type RegradeReport } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { api } from '../../../shared/api'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { CheckedDialog } from './CheckedDialog'

export interface RegradeDialogProps {
  paperId: string
  onClose: () => void
}

/** What the current keys would change in marks and ranks; then changes them. */
export const RegradeDialog = ({ paperId, onClose }: RegradeDialogProps) => {
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
          <Table label={text.marks} showLabel>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{text.learner}</TableHeaderCell>
                <TableHeaderCell align="end">{text.attempt}</TableHeaderCell>
                <TableHeaderCell align="end">{text.before}</TableHeaderCell>
                <TableHeaderCell align="end">{text.after}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {marks.map(({ attemptId, learner, attempt, before, after, possible }) => (
                <TableRow key={attemptId}>
                  <TableRowHeader>{name(learner)}</TableRowHeader>
                  <TableCell align="end">{attempt}</TableCell>
                  <TableCell align="end">{`${before} / ${possible}`}</TableCell>
                  <TableCell align="end">{`${after} / ${possible}`}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
      {ranks.length > 0 && (
        <Table label={text.ranks} showLabel>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{text.learner}</TableHeaderCell>
              <TableHeaderCell>{text.leaderboardTitle}</TableHeaderCell>
              <TableHeaderCell align="end">{text.before}</TableHeaderCell>
              <TableHeaderCell align="end">{text.after}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {ranks.map(({ learner, leaderboard, before, after }) => (
              <TableRow key={`${leaderboard} ${learner} ${before} ${after}`}>
                <TableRowHeader>{name(learner)}</TableRowHeader>
                <TableCell>{text.leaderboard[leaderboard]}</TableCell>
                <TableCell align="end">{before}</TableCell>
                <TableCell align="end">{after}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  )
}
