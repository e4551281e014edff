import { examsQuery, pricePlansQuery } from '@naru/api/queries'
import type { PricePlan } from '@naru/api/types'
import { api } from '@naru/app-shell/api'
import { mediaUrl } from '@naru/app-shell/attempt/media/mediaUrl'
import { useErrors, useErrorText } from '@naru/app-shell/errors'
import { translated } from '@naru/app-shell/language'
import { LoadFailed } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { isFreePlan } from '@naru/app-shell/plan'
import { chooseExam } from '@naru/app-shell/state/chosenExam'
import { ExamCard } from '@naru/exam-kit/ExamCard'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Grid } from '@naru/ui/Grid'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useLanguage } from '@naru/ui/language'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useStudentText } from '../frame/text/student'
import { PurchaseConfirmation } from '../plans/purchases/PurchaseConfirmation'
import { CardSkeletons } from '../shared/CardSkeletons'
import { useStartFree } from '../today/useStartFree'

export const ExamsPage = () => {
  const tStudent = useStudentText()
  const language = useLanguage()
  const { formatError } = useErrors()
  const tErrors = useErrorText()
  const router = useRouter()
  const exams = useQuery(examsQuery(api))
  const [isIdMissing, setIdMissing] = useState(false)
  const paidOrder = useLocation({ select: ({ state }) => state.paidOrder })

  const take = (examId: string | undefined) => {
    setIdMissing(!examId)
    if (!examId) return
    chooseExam(examId)
    void router.navigate({ to: '/guidelines' })
  }

  return (
    <Page>
      <Stack gap={32}>
        <PageHead tab={tStudent('exams.title')} title={tStudent('exams.heading')} />
        {paidOrder !== undefined && <PurchaseConfirmation orderId={paidOrder} />}
        {isIdMissing && <Alert tone="danger">{tErrors('invalidExamId')}</Alert>}
        {exams.isPending && (
          <Loading label={tStudent('exams.loading')}>
            <CardSkeletons />
          </Loading>
        )}
        {exams.isError && (
          <LoadFailed query={exams} retry={tStudent('exams.retry')} title={tStudent('exams.errorTitle')}>
            {formatError('exams', exams.error)}
          </LoadFailed>
        )}
        {exams.data?.length === 0 && (
          <EmptyState drawing={<Drawing name="paper" />} action={<Plans />}>
            {tStudent('exams.empty')}
          </EmptyState>
        )}
        {exams.data !== undefined && exams.data.length > 0 && (
          <Grid as="ul" columns={3}>
            {exams.data
              .map((exam) => translated(exam, language))
              .map((exam, at) => (
                <li key={`${exam._id}-${at}`}>
                  <ExamCard
                    topic={exam.topic}
                    description={exam.description}
                    duration={exam.duration}
                    photo={exam.photo && mediaUrl(exam.photo)}
                    onTake={() => take(exam._id)}
                  />
                </li>
              ))}
          </Grid>
        )}
      </Stack>
    </Page>
  )
}

/** The first free plan that has exams, to be activated at once, and the way to all plans. Nothing without plans. */
const Plans = () => {
  const t = useStudentText()
  const { data: plans } = useQuery(pricePlansQuery(api))
  const free = plans?.find((each) => isFreePlan(each) && each.exams.length > 0)
  if (plans?.length === 0) return null
  return (
    <Stack gap={16} align="center">
      {free && <StartFree plan={free} />}
      <ButtonLink href="/pricing">{t('exams.seePlans')}</ButtonLink>
    </Stack>
  )
}

/** Activates a free plan, and opens the guidelines of its first exam. */
const StartFree = ({ plan }: { plan: PricePlan }) => {
  const t = useStudentText()
  const language = useLanguage()
  const { start, isPending, failure } = useStartFree(plan._id, plan.exams[0]?._id)
  return (
    <Stack gap={16} align="center">
      <Button variant="primary" size="large" isDisabled={isPending} onPress={start}>
        {t('exams.startFree', { plan: translated(plan, language).name })}
      </Button>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
    </Stack>
  )
}
