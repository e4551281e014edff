import { deskQuery, isUnsupported, type Desk as DeskData } from '@naru/api'
import { Heading } from '@naru/ui/Heading'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useAnalysisText } from '../../text/analysis'
import { DeskCard } from './DeskCard'
import * as css from './Page.css'
import { ExamCountdown, LastResult, NextPaper, Weakest } from './DeskParts'

/** What the learner can do today. Nothing where the API has no desk, or while it fails: the rest of the dashboard stays. */
export const Desk = () => {
  const { desk: text } = useAnalysisText()
  const desk = useQuery(deskQuery(api))
  if (desk.isError && (isUnsupported(desk.error) || desk.data === undefined)) return null
  return (
    <Stack as="section" gap={16} aria-labelledby="desk">
      <Heading level={2} id="desk">
        {text.title}
      </Heading>
      {desk.data === undefined ? (
        <Loading label={text.loading}>
          <Skeleton height="20rem" />
        </Loading>
      ) : (
        <Cards desk={desk.data} />
      )}
    </Stack>
  )
}

const Cards = ({ desk }: { desk: DeskData }) => {
  const { desk: text } = useAnalysisText()
  return (
    <ul className={css.desk}>
      <DeskCard
        title={text.questions}
        value={desk.questions > 0 ? text.questionCount(desk.questions) : undefined}
        note={desk.questions > 0 ? undefined : text.noQuestions}
        link={{ href: '/practice', label: text.practise }}
      />
      <DeskCard
        title={text.wordsToday}
        value={desk.words > 0 ? text.wordCount(desk.words) : undefined}
        note={desk.words > 0 ? undefined : text.noWords}
        link={{ href: '/words', label: text.learn }}
      />
      <LastResult desk={desk} />
      <Weakest desk={desk} />
      <NextPaper desk={desk} />
      <ExamCountdown desk={desk} />
    </ul>
  )
}
