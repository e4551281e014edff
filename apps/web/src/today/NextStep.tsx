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
import { useEffect, useState, type ComponentType } from 'react'
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

const button = { variant: 'primary', size: 'large', fullWidth: true } as const

interface StepProps {
  title: string
  note: string
  /** What the button does; undefined: there is nothing to do. */
  action?: string
  /** The page that it opens; undefined: it is pressed. */
  href?: string
  onPress?: () => void
  isDisabled?: boolean
  failure?: string | undefined
}

const Step = ({ title, note, action, href, failure, ...press }: StepProps) => {
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
        {action !== undefined && (
          <div className={css.action}>
            {href === undefined ? (
              <Button {...button} {...press}>
                {action}
              </Button>
            ) : (
              <ButtonLink {...button} href={href}>
                {action}
              </ButtonLink>
            )}
            <FailureAlert failure={failure} />
          </div>
        )}
      </div>
      <Boat className={css.picture} />
    </section>
  )
}

const AnyExam = () => {
  const t = useTodayText()
  const tSite = useText()
  return <Step title={t('any.title')} note={t('any.note')} action={tSite('home.startExam')} href="/exams" />
}

const Offline = () => {
  const t = useTodayText()
  return (
    <Step title={t('offline.title')} note={t('offline.note')} action={t('practise.button')} href="/practice/today" />
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
  const resume = () => {
    chooseExam(examId)
    void openPage('/quiz')
  }
  const note = t('resume.left', { time: formatClock(left) })
  return <Step title={topic} note={note} action={tSite('running.resume')} onPress={resume} />
}

const StartFree = ({ today: { freePlan } }: ActionProps) => {
  const t = useTodayText()
  const language = useLanguage()
  const { start, isPending, failure } = useStartFree(freePlan?.planId ?? '', freePlan?.examId)
  if (freePlan === undefined) return <AnyExam />
  return (
    <Step
      title={t('startFree.title')}
      note={t('startFree.note', { topic: translated(freePlan, language).topic })}
      action={t('startFree.button')}
      onPress={start}
      isDisabled={isPending}
      failure={failure}
    />
  )
}

const Practise = ({ today: { questions, words, minutes } }: ActionProps) => {
  const t = useTodayText()
  const title = t('practise.title', { parts: partsOf({ questions, words }), questions, words })
  const note = t('practise.note', { minutes })
  return <Step title={title} note={note} action={t('practise.button')} href="/practice/today" />
}

const TakeExam = ({ today: { next, scores } }: ActionProps) => {
  const t = useTodayText()
  const language = useLanguage()
  const tSite = useText()
  const router = useRouter()
  if (next === undefined) return <AnyExam />
  const start = () => {
    chooseExam(next.examId)
    void router.navigate({ to: '/guidelines' })
  }
  const note = scores.length === 0 ? t('takeExam.first') : t('takeExam.next')
  const { topic } = translated(next, language)
  return <Step title={topic} note={note} action={tSite('home.startExam')} onPress={start} />
}

const ChoosePlan = () => {
  const t = useTodayText()
  const { data: plans } = useQuery(pricePlansQuery(api))
  if (plans?.length === 0) return <Step title={t('noPlans.title')} note={t('noPlans.note')} />
  return (
    <Step title={t('choosePlan.title')} note={t('choosePlan.note')} action={t('choosePlan.button')} href="/pricing" />
  )
}

const actions: Readonly<Record<Today['action'], ComponentType<ActionProps>>> = {
  resume: Resume,
  startFree: StartFree,
  practise: Practise,
  takeExam: TakeExam,
  choosePlan: ChoosePlan,
}
