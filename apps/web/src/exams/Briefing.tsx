import type { Exam } from '@naru/api'
import { ApplicantCard } from '@naru/exam-kit/ApplicantCard'
import { GuidelineList } from '@naru/exam-kit/GuidelineList'
import { useExamText } from '@naru/exam-kit/text'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { useLanguage } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { useEffect, useMemo, useState } from 'react'
import { clearAttempt, hasAttempt, toDefinition } from '@naru/app-shell/attempt'
import { translated } from '@naru/app-shell/language'
import { useOpenPage } from '../frame/useOpenPage'
import { useCandidate } from '../results/useCandidate'
import { useGuidelinesText } from './text/guidelines'
import { ClipPreparation } from './ClipPreparation'
import { EnglishBriefing } from './EnglishBriefing'
import * as css from './Guidelines.css'
import { prefetchExamRoom } from './prefetchExamRoom'
import { ResumeDialog } from './ResumeDialog'
import { Rules } from './Rules'
import { SoundCheck } from './SoundCheck'
import { useFoundAttempt } from './useFoundAttempt'

/** Applicant card, guidelines, sound check and Start Exam. */
export const Briefing = ({ exam }: { exam: Exam }) => {
  const tGuidelines = useGuidelinesText()
  const language = useLanguage()
  const { topic, guidelines } = translated(exam, language)
  const tExam = useExamText()
  const openPage = useOpenPage()
  const { isPending, ownerId, userId, name } = useCandidate()
  const attempt = useFoundAttempt(exam, isPending ? undefined : ownerId)
  const isOpen = attempt?.kind === 'open'
  const [isAsking, setAsking] = useState(false)
  useEffect(() => void prefetchExamRoom(), [])

  const definition = useMemo(() => toDefinition(exam), [exam])
  const sections = definition.sections.filter(({ id }) => definition.questions.some(({ section }) => section === id))
  const named = (section: (typeof sections)[number]) => ({
    name: tExam('sectionName', { title: section.title }),
    seconds: section.seconds,
  })
  const hasClips = sections.some(({ playback }) => playback)

  const resume = () => openPage('/quiz')
  const start = async () => {
    await clearAttempt(exam, ownerId)
    await openPage('/quiz')
  }

  return (
    <div className={css.columns}>
      <div className={css.aside}>
        <ApplicantCard name={name} userId={userId} />
      </div>
      <Stack gap={24}>
        <GuidelineList
          topic={topic}
          guidelines={guidelines}
          headingLevel={1}
          note={
            <EnglishBriefing exam={exam} sections={sections} hasClips={hasClips} isOver={attempt?.kind === 'over'} />
          }
        />
        {sections.map(
          (section) =>
            section.seconds === 0 && (
              <Alert key={section.id} tone="warning">
                {tGuidelines('noTime', { section: tExam('sectionName', { title: section.title }).toLowerCase() })}
              </Alert>
            ),
        )}
        <Card>
          <Stack gap={24}>
            <Rules text={tGuidelines} sections={sections.map(named)} hasClips={hasClips} />
            {hasClips && <SoundCheck />}
            {hasClips && <ClipPreparation exam={exam} ownerId={ownerId} />}
            {attempt?.kind === 'over' && <Alert tone="info">{tGuidelines('attemptOver')}</Alert>}
          </Stack>
        </Card>
        <div className={attempt?.running === undefined ? css.startBarInView : css.startBar}>
          <Button
            variant={isOpen ? 'secondary' : 'primary'}
            size="large"
            isDisabled={attempt === undefined}
            onPress={() => (hasAttempt(exam, ownerId) ? setAsking(true) : void start())}
          >
            {tGuidelines('start')}
          </Button>
          {isOpen && (
            <Button variant="primary" size="large" onPress={resume}>
              {tGuidelines('resume')}
            </Button>
          )}
        </div>
      </Stack>
      <ResumeDialog
        isOpen={isAsking}
        isFromElsewhere={attempt?.isFromServer === true}
        onClose={() => setAsking(false)}
        onResume={resume}
        onStartOver={() => void start()}
      />
    </div>
  )
}
