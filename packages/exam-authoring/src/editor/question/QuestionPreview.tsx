import { AnswerOptions } from '@naru/exam-kit/AnswerOptions'
import { AudioPlayer, type AudioView } from '@naru/exam-kit/AudioPlayer'
import { GroupQuestion, QuestionCard } from '@naru/exam-kit/QuestionCard'
import { type PaperGroup, type PaperQuestion, type PaperSection, questionFor, withNewIds } from '@naru/exam-kit/content'
import { questionOf, type RawQuestion } from '@naru/exam-kit/internal/engine'
import { useExamText } from '@naru/exam-kit/text'
import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Text } from '@naru/ui/Text'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { useEditorText } from '../editorText'
import type { MediaByName } from '../fields/media'
import * as css from './preview.css'
import { PreviewFrame } from './PreviewFrame'

export const previewScreens = ['phone', 'desktop'] as const

export type PreviewScreen = (typeof previewScreens)[number]

const widths: Record<PreviewScreen, number> = { phone: 360, desktop: 1024 }

interface QuestionPreviewProps {
  /** The question as the checks read it. */
  question: PaperQuestion
  group?: PaperGroup | undefined
  /** Number of questions of the paper. */
  total: number
  /** Its section. @default it has no name */
  section?: Pick<PaperSection, 'title' | 'playback'> | undefined
  /** The files by media name. */
  media: MediaByName
  screen: PreviewScreen
  onScreenChange: (screen: PreviewScreen) => void
}

const idOf = () => {
  let count = 0
  return () => `preview-${(count += 1)}`
}

/** The question as candidates see it, in the components of the exam room. */
export const QuestionPreview = memo(function QuestionPreview(props: QuestionPreviewProps) {
  const { question, group, total, section, media, screen, onScreenChange } = props
  const t = useEditorText()
  const heading = useId()
  const paper = group === undefined ? {} : { groups: [group] }
  const shown = questionOf(questionFor('exam', paper, withNewIds(question, idOf()), (name) => media.get(name)?.url))
  const clip = usePreviewClip(shown.audio, section?.playback?.plays ?? 1)
  return (
    <section className={css.preview} aria-labelledby={heading}>
      <Inline justify="between">
        <Heading level={2} size="lg" id={heading}>
          {t('preview.title')}
        </Heading>
        <SegmentedControl
          label={t('preview.width')}
          items={previewScreens.map((id) => ({ id, label: t(`preview.${id}`) }))}
          value={screen}
          onChange={onScreenChange}
        />
      </Inline>
      {shown.audio !== undefined && (
        <span>
          <Button size="small" iconStart={clip.isPlaying ? 'pause' : 'play'} onPress={clip.toggle}>
            {clip.isPlaying ? t('preview.stop') : t('preview.play')}
          </Button>
        </span>
      )}
      <PreviewFrame title={t('preview.frame')} screenWidth={widths[screen]}>
        <Shown
          key={`${question.item ?? question.number}`}
          shown={shown}
          isGroup={group !== undefined && shown.audio !== undefined}
          total={total}
          section={section?.title ?? ''}
          clip={clip}
        />
      </PreviewFrame>
      {isEmpty(shown) && (
        <Text tone="muted" size="sm">
          {t('preview.waiting')}
        </Text>
      )}
    </section>
  )
})

const isEmpty = ({ text, photo, audio }: RawQuestion) =>
  text === undefined && photo === undefined && audio === undefined

interface ShownProps {
  shown: RawQuestion
  /** Whether it shares its clip, which the card shows above the question. */
  isGroup: boolean
  total: number
  section: string
  clip: ReturnType<typeof usePreviewClip>
}

const Shown = ({ shown, isGroup, total, section, clip }: ShownProps) => {
  const t = useExamText()
  const [choice, setChoice] = useState<string | null>(null)
  const { number, text, stem, photo, chart, audio, options } = shown
  const answers = (
    <AnswerOptions
      questionNumber={number}
      options={options}
      value={choice}
      onChange={setChoice}
      isSpoken={shown.hasSpokenOptions === true}
      isLocked={clip.isPlaying}
    />
  )
  // The group's part of the text is what stands before the question itself.
  const shared = isGroup && stem !== undefined ? text?.slice(0, -stem.length).trim() : text
  return (
    <QuestionCard
      position={number}
      total={total}
      number={number}
      section={t('sectionName', { title: section })}
      text={shared === '' ? undefined : shared}
      photo={photo}
      chart={chart}
      media={
        audio !== undefined && (
          <AudioPlayer
            questionNumber={number}
            view={clip.view}
            clip={clip.clip}
            volume={clip.volume}
            onVolumeChange={clip.setVolume}
            onPlay={clip.toggle}
            onTryAgain={clip.toggle}
          />
        )
      }
    >
      {isGroup ? (
        <GroupQuestion number={number} text={stem} isCurrent={false}>
          {answers}
        </GroupQuestion>
      ) : (
        answers
      )}
    </QuestionCard>
  )
}

interface PreviewClip {
  view: AudioView
  /** Position and length in seconds; null until its length is known. */
  clip: { position: number; length: number } | null
  isPlaying: boolean
  volume: number
  setVolume: (volume: number) => void
  /** Plays it from the beginning, or stops it. */
  toggle: () => void
}

const idle: AudioView = { kind: 'completed' }

/** Plays a recording once, as its section does in the exam. @param plays how often the section plays it, for the words */
function usePreviewClip(src: string | undefined, plays: number): PreviewClip {
  const audio = useRef<HTMLAudioElement>(null)
  const [view, setView] = useState<AudioView>(idle)
  const [clip, setClip] = useState<PreviewClip['clip']>(null)
  const [volume, setShownVolume] = useState(1)

  const [known, setKnown] = useState(src)
  if (known !== src) {
    setKnown(src)
    setView(idle)
    setClip(null)
  }

  // Another recording, or none, stops the one that plays.
  useEffect(() => {
    const element = audio.current
    if (element !== null && element.getAttribute('src') !== src) {
      element.pause()
      audio.current = null
    }
  }, [src])
  useEffect(() => () => audio.current?.pause(), [])

  const play = (url: string) => {
    const element = new Audio(url)
    element.volume = volume
    audio.current = element
    const isCurrent = () => audio.current === element
    const fail = () => {
      if (isCurrent()) setView({ kind: 'failed', failure: 'failed-to-load', secondsRemaining: 0 })
    }
    element.addEventListener('playing', () => isCurrent() && setView({ kind: 'playing', play: 1, maxPlays: plays }))
    element.addEventListener('timeupdate', () => {
      const { currentTime: position, duration: length } = element
      if (isCurrent()) setClip(length > 0 ? { position, length } : null)
    })
    element.addEventListener('ended', () => isCurrent() && setView(idle))
    element.addEventListener('error', fail)
    setView({ kind: 'loading' })
    element.play().catch(fail)
  }
  const isPlaying = view.kind === 'playing' || view.kind === 'loading'
  return {
    view,
    clip,
    isPlaying,
    volume,
    setVolume: (next) => {
      setShownVolume(next)
      if (audio.current !== null) audio.current.volume = next
    },
    toggle: () => {
      if (src === undefined) return
      if (isPlaying) {
        audio.current?.pause()
        audio.current = null
        setView(idle)
      } else play(src)
    },
  }
}
