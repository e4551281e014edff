import { isUnsupported, type Today as TodayData } from '@naru/api'
import { todayQuery } from '@naru/api/queries'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAnalysisText } from '../../results/text/analysis'
import * as css from './Dashboard.css'
import { ExamCountdown, LastResult, NextPaper, Questions, Weakest, Words } from './TodayParts'
import { Pending } from '@naru/app-shell/parts/LoadState'

/** What the learner can do today. Nothing where the API has no such call, or while it fails: the rest of the dashboard stays. */
export const Today = () => {
  const t = useAnalysisText()
  const today = useQuery(todayQuery(api))
  if (today.isError && (isUnsupported(today.error) || today.data === undefined)) return null
  return (
    <Stack as="section" gap={16} aria-labelledby="today">
      <Heading level={2} id="today">
        {t('today.title')}
      </Heading>
      {today.data === undefined ? <Pending label={t('today.loading')} height="20rem" /> : <Cards today={today.data} />}
    </Stack>
  )
}

const Cards = ({ today }: { today: TodayData }) => (
  <ul className={css.cards}>
    <Questions today={today} />
    <Words today={today} />
    <LastResult today={today} />
    <Weakest today={today} />
    <NextPaper today={today} />
    <ExamCountdown today={today} />
  </ul>
)
