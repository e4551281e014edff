import { scoreReportCheckQuery } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Form } from '@naru/ui/Form'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { scoreReportNumber } from './scoreReport'
import { useOpenPage } from '../../frame/useOpenPage'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useScoreReportsText } from '../text/scoreReports'
import * as css from './ScoreReport.css'
import { ScoreReportFacts } from './ScoreReportFacts'
import { ScoreReportFailed } from './ScoreReportFailed'
import { ScoreReportState } from './ScoreReportState'
import { Pending } from '@naru/app-shell/parts/LoadState'

export interface VerifyPageProps {
  /** The number in the address, as typed; undefined: none yet. */
  typed?: string | undefined
}

export const VerifyPage = ({ typed }: VerifyPageProps) => {
  const t = useScoreReportsText()
  const number = scoreReportNumber(typed ?? '')
  return (
    <Page>
      <Stack gap={32}>
        <PageHead
          tab={number === undefined ? t('verify.title') : t('verify.titleOf', { number })}
          title={t('verify.title')}
          lead={t('verify.lead')}
        />
        {typed !== undefined && number === undefined && <ScoreReportState state="malformed" />}
        {number !== undefined && <Checked number={number} />}
        <div className={css.form}>
          <NumberForm typed={number ?? typed} />
        </div>
      </Stack>
    </Page>
  )
}

const Checked = ({ number }: { number: string }) => {
  const t = useScoreReportsText()
  const check = useQuery(scoreReportCheckQuery(api, number))
  if (check.isPending) {
    return <Pending label={t('verify.checking')} height="24rem" />
  }
  if (check.isError) {
    if (toFailure(check.error).status === 404) return <ScoreReportState state="unknown" />
    return <ScoreReportFailed query={check} />
  }
  const { state, scoreReport, corrected, name = '' } = check.data
  return (
    <>
      <ScoreReportState state={state} />
      {scoreReport !== undefined && (
        <Card as="section" aria-label={t('title')}>
          <ScoreReportFacts scoreReport={scoreReport} corrected={corrected} name={name} />
        </Card>
      )}
    </>
  )
}

const NumberForm = ({ typed = '' }: VerifyPageProps) => {
  const t = useScoreReportsText()
  const [value, setValue] = useState(typed)
  const openPage = useOpenPage()
  return (
    <Form onSubmit={() => void openPage(`/verify/${encodeURIComponent(value.trim())}`)}>
      <Stack gap={16}>
        <TextField
          name="number"
          label={t('verify.number')}
          description={t('verify.example')}
          isRequired
          maxLength={40}
          autoComplete="off"
          spellCheck="false"
          value={value}
          onChange={setValue}
        />
        <Button type="submit" variant="primary">
          {typed === '' ? t('verify.submit') : t('verify.another')}
        </Button>
      </Stack>
    </Form>
  )
}
