import type { Today } from '@naru/api'
import { pricePlansQuery } from '@naru/api/queries'
import { formatClock } from '@naru/exam-kit/engine'
import { Boat } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Heading } from '@naru/ui/Heading'
import { KoreanParts, WholeNames, useLanguage } from '@naru/ui/language'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { chooseExam } from '@naru/app-shell/state/chosenExam'
import { useSecondsUntil } from '@naru/app-shell/time'
import { translated } from '@naru/app-shell/language'
import { useText } from '../frame/text'
import { useOpenPage } from '../frame/useOpenPage'
import { useTime } from '../routerContext'
import { partsOf } from '../practice/days'
import { useTodayText } from './text/today'
import * as css from './NextStep.css'
import { useStartFree } from './useStartFree'

interface ActionProps {
  today: Today
  /** Loads the day again. */
  onOutdated: () => void
}

export interface NextStepProps extends Omit<ActionProps, 'today'> {
  /** Undefined: the API has no such call, or it fails. */
  today: Today | undefined
}

/** The one thing that the learner does next, as the server chooses it; without the server's choice an exam, offline practice. */
export const NextStep = ({ today, onOutdated }: NextStepProps) => {
  const { isOffline } = useAuthState()
  if (today === undefined) return isOffline ? <Offline /> : <AnyExam />
  const Action = actions[today.action]
  return <Action today={today} onOutdated={onOutdated} />
}

const Step = ({ title, note, children }: { title: string; note: string; children?: ReactNode }) => {
  const t = useTodayText()
  return (
    <section className={css.step} aria-label={t('next')}>
      <div className={css.words}>
        <div className={css.title}>
          <Heading level={2} size="xl">
            <WholeNames>{title}</WholeNames>
          </Heading>
        </div>
        <Text>
          <KoreanParts>{note}</KoreanParts>
        </Text>
        {children !== undefined && <div className={css.action}>{children}</div>}
      </div>
      <Boat className={css.picture} />
    </section>
  )
}

const AnyExam = () => {
  const t = useTodayText()
  const tSite = useText()
  return (
    <Step title={t('any.title')} note={t('any.note')}>
      <ButtonLink variant="primary" size="large" fullWidth href="/exams">
        {tSite('home.startExam')}
      </ButtonLink>
    </Step>
  )
}

const Offline = () => {
  const t = useTodayText()
  return (
    <Step title={t('offline.title')} note={t('offline.note')}>
      <ButtonLink variant="primary" size="large" fullWidth href="/practice/today">
        {t('practise.button')}
      </ButtonLink>
    </Step>
  )
}

const Resume = ({ today: { running }, onOutdated }: ActionProps) =>
  running === undefined ? <AnyExam /> : <Running key={running.secondsLeft} {...running} onTimeUp={onOutdated} />

const Running = ({ onTimeUp, ...running }: NonNullable<Today['running']> & { onTimeUp: () => void }) => {
  const { examId, topic, secondsLeft } = translated(running, useLanguage())
  const t = useTodayText()
  const tSite = useText()
  const time = useTime()
  const [endsAt] = useState(() => time.now() + secondsLeft * 1000)
  const left = useSecondsUntil(endsAt, time)
  const openPage = useOpenPage()
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onTimeUp()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isOver])
  return (
    <Step title={topic} note={t('resume.left', { time: formatClock(left) })}>
      <Button
        variant="primary"
        size="large"
        fullWidth
        onPress={() => {
          chooseExam(examId)
          void openPage('/quiz')
        }}
      >
        {tSite('running.resume')}
      </Button>
    </Step>
  )
}

const StartFree = ({ today: { freePlan } }: ActionProps) => {
  const t = useTodayText()
  const language = useLanguage()
  const { start, isPending, failure } = useStartFree(freePlan?.planId ?? '', freePlan?.examId)
  if (freePlan === undefined) return <AnyExam />
  return (
    <Step title={t('startFree.title')} note={t('startFree.note', { topic: translated(freePlan, language).topic })}>
      <Button variant="primary" size="large" fullWidth isDisabled={isPending} onPress={start}>
        {t('startFree.button')}
      </Button>
      <FailureAlert failure={failure} />
    </Step>
  )
}

const Practise = ({ today: { questions, words, minutes } }: ActionProps) => {
  const t = useTodayText()
  return (
    <Step
      title={t('practise.title', { parts: partsOf({ questions, words }), questions, words })}
      note={t('practise.note', { minutes })}
    >
      <ButtonLink variant="primary" size="large" fullWidth href="/practice/today">
        {t('practise.button')}
      </ButtonLink>
    </Step>
  )
}

const TakeExam = ({ today: { next, scores } }: ActionProps) => {
  const t = useTodayText()
  const language = useLanguage()
  const tSite = useText()
  const router = useRouter()
  if (next === undefined) return <AnyExam />
  return (
    <Step
      title={translated(next, language).topic}
      note={scores.length === 0 ? t('takeExam.first') : t('takeExam.next')}
    >
      <Button
        variant="primary"
        size="large"
        fullWidth
        onPress={() => {
          chooseExam(next.examId)
          void router.navigate({ to: '/guidelines' })
        }}
      >
        {tSite('home.startExam')}
      </Button>
    </Step>
  )
}

const ChoosePlan = () => {
  const t = useTodayText()
  const { data: plans } = useQuery(pricePlansQuery(api))
  if (plans?.length === 0) return <Step title={t('noPlans.title')} note={t('noPlans.note')} />
  return (
    <Step title={t('choosePlan.title')} note={t('choosePlan.note')}>
      <ButtonLink variant="primary" size="large" fullWidth href="/pricing">
        {t('choosePlan.button')}
      </ButtonLink>
    </Step>
  )
}

const actions: Readonly<Record<Today['action'], ComponentType<ActionProps>>> = {
  resume: Resume,
  startFree: StartFree,
  practise: Practise,
  takeExam: TakeExam,
  choosePlan: ChoosePlan,
}
