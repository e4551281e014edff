import type { Exam } from '@naru/api'
import {
  clearAttempt,
  hasAttempt,
  mediaUrl,
  playSample,
  prepareMedia,
  rememberedVolume,
  setVolume,
  toDefinition,
  useClipProgress,
} from '@naru/app-shell/attempt'
import { translated } from '@naru/app-shell/language'
import { ApplicantCard } from '@naru/exam-kit/ApplicantCard'
import { GuidelineList } from '@naru/exam-kit/GuidelineList'
import type { Section } from '@naru/exam-kit/engine'
import { Boat } from '@naru/exam-kit/internal/Drawing'
import { useExamText } from '@naru/exam-kit/text'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Link } from '@naru/ui/Link'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Slider } from '@naru/ui/Slider'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { OriginalText, useIsDraft, useLanguage } from '@naru/ui/language'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import * as css from './Guidelines.css'
import { ResumeDialog } from './ResumeDialog'
import { prefetchExamRoom } from './prefetchExamRoom'
import { type GuidelinesText, useGuidelinesText } from './text/guidelines'
import { guidelinesOriginal } from './text/guidelinesOriginal'
import { useFoundAttempt } from './useFoundAttempt'
import { DraftNote } from '../frame/DraftNote'
import { useOpenPage } from '../frame/useOpenPage'
import { useCandidate } from '../results/useCandidate'

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

/** The progress of downloading the exam's recordings, and those that failed. */
const ClipPreparation = ({ exam, ownerId }: { exam: Exam; ownerId: string }) => {
  const t = useGuidelinesText()
  const { ready, total, failed, isDone } = useClipProgress()
  if (total === 0) return null
  const missing = exam.questions.filter(({ audio }) => audio && failed.includes(mediaUrl(audio)))

  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <div role="status">{isDone && ready === total && <Text>{t('clipsReady', { total })}</Text>}</div>
        {!(isDone && ready === total) && <Text>{t('preparing', { ready, total })}</Text>}
        <ProgressBar
          label={t('preparingLabel')}
          value={ready}
          maxValue={total}
          valueLabel={t('preparingValue', { ready, total })}
          showLabel={false}
          marker={<Boat />}
        />
        {exam.mediaBytes !== undefined && (
          <Text size="sm" tone="muted">
            {t('downloadSize', { megabytes: (exam.mediaBytes / 1e6).toFixed(1) })}
          </Text>
        )}
      </Stack>
      {isDone && missing.length > 0 && (
        <Alert
          tone="warning"
          action={
            <Button size="small" onPress={() => prepareMedia(exam, ownerId)}>
              {t('fetchAgain')}
            </Button>
          }
        >
          <div className={css.sentences}>
            {missing.map(({ questionNumber }) => (
              <Text key={questionNumber}>{t('clipMissing', { number: questionNumber })}</Text>
            ))}
            <Text>{t('startAllTheSame')}</Text>
          </div>
        </Alert>
      )}
    </Stack>
  )
}

type Sample = 'silent' | 'playing' | 'heard' | 'failed'

/** A sound sample before the exam, and its volume, which the exam reuses. */
const SoundCheck = () => {
  const t = useGuidelinesText()
  const headingId = useId()
  const [sample, setSample] = useState<Sample>('silent')
  const [volume, showVolume] = useState(rememberedVolume)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const play = () => {
    setVolume(volume)
    setSample('playing')
    stop.current = playSample((wasHeard) => {
      stop.current = null
      setSample(wasHeard ? 'heard' : 'failed')
    })
  }
  const notes: Record<Exclude<Sample, 'silent'>, string> = {
    playing: t('samplePlays'),
    heard: t('sampleHeard'),
    failed: t('sampleFailed'),
  }

  return (
    <section aria-labelledby={headingId} className={css.sound}>
      <Heading level={2} size="lg" id={headingId}>
        {t('soundCheck')}
      </Heading>
      <Text tone="muted">{t('soundCheckText')}</Text>
      <div className={css.soundControls}>
        <Button iconStart="play" isDisabled={sample === 'playing'} onPress={play}>
          {t('playSample')}
        </Button>
        <Slider
          label={t('volume')}
          minValue={0}
          maxValue={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={(percent) => {
            showVolume(percent / 100)
            setVolume(percent / 100)
          }}
        />
      </div>
      <div role="status">
        {sample !== 'silent' && <Text tone={sample === 'failed' ? 'danger' : 'muted'}>{notes[sample]}</Text>}
      </div>
    </section>
  )
}

interface EnglishBriefingProps {
  exam: Exam
  /** Its sections with questions. */
  sections: readonly Section[]
  hasClips: boolean
  /** Whether time ran out on the last attempt. */
  isOver: boolean
}

/** The guidelines and rules in English, folded, where a translation of them is a draft. */
const EnglishBriefing = ({ exam, sections, hasClips, isOver }: EnglishBriefingProps) => {
  const language = useLanguage()
  const isExamDraft = exam.unreviewed?.includes(language) === true
  const areRulesDraft = useIsDraft(guidelinesOriginal.name)
  if (!isExamDraft && !areRulesDraft) return null
  return (
    <DraftNote>
      <Stack gap={16}>
        {isExamDraft && (
          <ol className={css.english} lang="en">
            {exam.guidelines?.map((guideline) => (
              <li key={guideline}>{guideline}</li>
            ))}
          </ol>
        )}
        <OriginalText original={guidelinesOriginal}>
          {(english) => (
            <Stack gap={8}>
              {sections
                .filter(({ seconds }) => seconds === 0)
                .map(({ id, title }) => (
                  <Text key={id}>{english('noTime', { section: title.toLowerCase() })}</Text>
                ))}
              {isOver && <Text>{english('attemptOver')}</Text>}
              <Rules
                text={english}
                sections={sections.map(({ title, seconds }) => ({ name: title, seconds }))}
                hasClips={hasClips}
              />
            </Stack>
          )}
        </OriginalText>
      </Stack>
    </DraftNote>
  )
}

interface RulesProps {
  text: GuidelinesText
  /** The sections in order: names in the language of the text, and seconds. */
  sections: readonly { name: string; seconds: number }[]
  hasClips: boolean
}

const toContact = (words: ReactNode) => <Link href="/contact">{words}</Link>

/** The time limits, that recordings play by themselves, and how to get more time. */
const Rules = ({ text, sections, hasClips }: RulesProps) => (
  <Stack gap={8}>
    <Text>
      {sections.map(({ name, seconds }) => text('minutes', { section: name, minutes: seconds / 60 })).join(' ')}
    </Text>
    {hasClips && <Text tone="muted">{text('soundNotice')}</Text>}
    <Text tone="muted">{text.rich('limits', { ask: toContact })}</Text>
  </Stack>
)
