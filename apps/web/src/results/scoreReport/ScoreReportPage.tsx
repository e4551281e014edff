import { type OwnScoreReport } from '@naru/api'
import { scoreReportQuery, setScoreReportNameMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Link } from '@naru/ui/Link'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { ResultFrame } from '../ResultFrame'
import { useCandidate } from '../useCandidate'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useScoreReportsText } from '../text/scoreReports'
import * as css from './ScoreReport.css'
import { QrCode } from './QrCode'
import { ScoreReportFacts } from './ScoreReportFacts'
import { ScoreReportFailed } from './ScoreReportFailed'
import { ScoreReportState } from './ScoreReportState'
import { Pending } from '@naru/app-shell/parts/LoadState'

export interface ScoreReportPageProps {
  attemptId: string
}

/** The score report of one of the learner's own attempts, to print and to share. */
export const ScoreReportPage = ({ attemptId }: ScoreReportPageProps) => {
  const t = useScoreReportsText()
  const scoreReport = useQuery(scoreReportQuery(api, attemptId))
  const topic = scoreReport.data?.check.scoreReport?.topic
  const title = topic === undefined ? t('title') : t('titleOf', { topic })
  const isUnknown = scoreReport.isError && toFailure(scoreReport.error).status === 404

  return (
    <ResultFrame
      attemptId={attemptId}
      part="scoreReport"
      title={title}
      lead={<span className={css.screenOnly}>{t('lead')}</span>}
    >
      {scoreReport.isPending && <Pending label={t('loading')} height="24rem" />}
      {isUnknown && <Alert tone="danger">{t('unknownAttempt')}</Alert>}
      {scoreReport.isError && !isUnknown && <ScoreReportFailed query={scoreReport} />}
      {scoreReport.data !== undefined && <Issued attemptId={attemptId} scoreReport={scoreReport.data} />}
    </ResultFrame>
  )
}

const Issued = ({
  attemptId,
  scoreReport: { address, showsName, check },
}: ScoreReportPageProps & { scoreReport: OwnScoreReport }) => {
  const t = useScoreReportsText()
  const { name } = useCandidate()
  if (check.scoreReport === undefined) return <ScoreReportState state={check.state} />
  return (
    <>
      {check.state === 'corrected' && <ScoreReportState state={check.state} />}
      <Card as="section" aria-label={t('title')}>
        <div className={css.sheet}>
          <ScoreReportFacts scoreReport={check.scoreReport} corrected={check.corrected} name={name} />
          <div className={css.verification}>
            <QrCode value={address} label={t('code')} />
            <Text size="sm">{t('scan')}</Text>
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
          {t('print')}
        </Button>
      </span>
      <NameChoice attemptId={attemptId} showsName={showsName} />
    </>
  )
}

/** Whether the verification page shows the learner's name; saved at once. */
const NameChoice = ({ attemptId, showsName }: ScoreReportPageProps & { showsName: boolean }) => {
  const t = useScoreReportsText()
  const choice = useSingleFlightMutation(setScoreReportNameMutation(api))
  const shown = choice.isPending ? choice.variables?.showsName === true : showsName
  return (
    <TitledCard title={t('nameTitle')} className={css.screenOnly}>
      <Text>{t('showName')}</Text>
      <div className={css.choice}>
        <SegmentedControl
          label={t('showName')}
          items={[
            { id: 'no', label: t('no') },
            { id: 'yes', label: t('yes') },
          ]}
          value={shown ? 'yes' : 'no'}
          onChange={(chosen) => choice.mutate({ attemptId, showsName: chosen === 'yes' })}
        />
      </div>
      <span role="status">
        <Text as="span" tone={choice.isError ? 'danger' : 'muted'}>
          {choice.isError ? t('nameFailed') : shown ? t('nameShown') : t('nameHidden')}
        </Text>
      </span>
    </TitledCard>
  )
}
