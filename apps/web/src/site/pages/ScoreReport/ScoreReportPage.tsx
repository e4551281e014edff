import { scoreReportQuery, setScoreReportNameMutation, type OwnScoreReport } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { TitledCard } from '../../parts/TitledCard'
import { api } from '../../../shared/api'
import { toFailure } from '../../../shared/errors'
import { useTitle } from '../../../shared/useTitle'
import { BackLink } from '../../parts/BackLink'
import { PageHead } from '../../parts/PageHead'
import { useCandidate } from '../../parts/useCandidate'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useScoreReportsText } from '../../text/scoreReports'
import * as css from './Page.css'
import { QrCode } from './QrCode'
import { ScoreReportFacts } from './ScoreReportFacts'
import { ScoreReportFailed } from './ScoreReportFailed'
import { ScoreReportState } from './ScoreReportState'
import { Pending } from '../../parts/LoadState'

export interface ScoreReportPageProps {
  attemptId: string
}

/** The score report of one of the learner's own attempts, to print and to share. */
export const ScoreReportPage = ({ attemptId }: ScoreReportPageProps) => {
  const text = useScoreReportsText()
  const scoreReport = useQuery(scoreReportQuery(api, attemptId))
  const topic = scoreReport.data?.check.scoreReport?.topic
  const title = topic === undefined ? text.title : text.titleOf(topic)
  useTitle(title)
  const isUnknown = scoreReport.isError && toFailure(scoreReport.error).status === 404

  return (
    <Page>
      <Stack gap={32}>
        <BackLink href={`/myresult/${encodeURIComponent(attemptId)}`}>{text.back}</BackLink>
        <PageHead title={title} lead={<span className={css.screenOnly}>{text.lead}</span>} />
        {scoreReport.isPending && <Pending label={text.loading} height="24rem" />}
        {isUnknown && <Alert tone="danger">{text.unknownAttempt}</Alert>}
        {scoreReport.isError && !isUnknown && <ScoreReportFailed query={scoreReport} />}
        {scoreReport.data !== undefined && <Issued attemptId={attemptId} scoreReport={scoreReport.data} />}
      </Stack>
    </Page>
  )
}

const Issued = ({
  attemptId,
  scoreReport: { address, showsName, check },
}: ScoreReportPageProps & { scoreReport: OwnScoreReport }) => {
  const text = useScoreReportsText()
  const { name } = useCandidate()
  if (check.scoreReport === undefined) return <ScoreReportState state={check.state} />
  return (
    <>
      {check.state === 'corrected' && <ScoreReportState state={check.state} />}
      <Card as="section" aria-label={text.title}>
        <div className={css.sheet}>
          <ScoreReportFacts scoreReport={check.scoreReport} corrected={check.corrected} name={name} />
          <div className={css.verification}>
            <QrCode value={address} label={text.code} />
            <Text size="sm">{text.scan}</Text>
            <Text as="span" size="sm">
              <Link href={address} target="_blank" className={css.letters}>
                {address}
              </Link>
            </Text>
          </div>
        </div>
      </Card>
      <span className={css.screenOnly}>
        <Button variant="primary" iconStart="print" onPress={() => window.print()}>
          {text.print}
        </Button>
      </span>
      <NameChoice attemptId={attemptId} showsName={showsName} />
    </>
  )
}

/** Whether the verification page shows the learner's name; saved at once. */
const NameChoice = ({ attemptId, showsName }: ScoreReportPageProps & { showsName: boolean }) => {
  const text = useScoreReportsText()
  const choice = useSingleFlightMutation(setScoreReportNameMutation(api))
  const shown = choice.isPending ? choice.variables?.showsName === true : showsName
  return (
    <TitledCard title={text.nameTitle} className={css.screenOnly}>
      <Text>{text.showName}</Text>
      <div className={css.choice}>
        <SegmentedControl
          label={text.showName}
          items={[
            { id: 'no', label: text.no },
            { id: 'yes', label: text.yes },
          ]}
          value={shown ? 'yes' : 'no'}
          onChange={(chosen) => choice.mutate({ attemptId, showsName: chosen === 'yes' })}
        />
      </div>
      <span role="status">
        <Text as="span" tone={choice.isError ? 'danger' : 'muted'}>
          {choice.isError ? text.nameFailed : shown ? text.nameShown : text.nameHidden}
        </Text>
      </span>
    </TitledCard>
  )
}
