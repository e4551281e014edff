import { ListeningTrainer } from '@naru/exam-kit/ListeningTrainer'
import { shuffledOptions } from '@naru/exam-kit/internal/WordCard'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useCallback, useState } from 'react'
import { useAnswers } from '../answers/answers'
import { AnswerNote } from '../run/AnswerNote'
import { judged, shownQuestion } from '../run/questions'
import type { RunQuestion } from '../run/runItems'
import { readClip, useClip } from '../run/useClip'
import { useRandom } from '../../routerContext'
import { usePracticeText } from '../text/practice'

interface TrainingProps {
  items: readonly RunQuestion[]
  ownerId: string
  /** The learners' day. */
  today: string
  /** Whether the page may use the microphone. */
  canRecord: boolean
  /** Whether they are of an exam that is over: no answer to them is sent. @default false */
  isReview?: boolean | undefined
  /** Called when the learner wants other recordings. */
  onMore: () => void
}

export const Training = ({ items, ownerId, today, canRecord, isReview, onMore }: TrainingProps) => {
  const t = usePracticeText()
  const random = useRandom()
  const [seed] = useState(() => String(random()))
  const [at, setAt] = useState(0)
  const item = items[at]
  if (item === undefined) {
    return (
      <Stack gap={16}>
        <Text size="lg">{t('listening.done', { count: items.length })}</Text>
        <Inline>
          <Button variant="primary" onPress={onMore}>
            {t('listening.more')}
          </Button>
          <ButtonLink href="/practice">{t('more.practice')}</ButtonLink>
        </Inline>
      </Stack>
    )
  }
  return (
    <Clip
      key={at}
      asked={item}
      ownerId={ownerId}
      today={today}
      canRecord={canRecord}
      isReview={isReview}
      seed={`${seed} ${item.item}`}
      position={at + 1}
      total={items.length}
      onNext={() => setAt(at + 1)}
    />
  )
}

interface ClipProps extends Pick<TrainingProps, 'ownerId' | 'today' | 'canRecord' | 'isReview'> {
  asked: RunQuestion
  seed: string
  position: number
  total: number
  onNext: () => void
}

const Clip = ({ asked, ownerId, today, canRecord, isReview = false, seed, position, total, onNext }: ClipProps) => {
  const [queue, { outcomes, isSending, waitingItems }] = useAnswers(ownerId)
  const [given, setGiven] = useState<{ id: string; answer: string | null }>()
  const outcome = given && outcomes.get(given.id)
  const known = given === undefined ? asked.question : judged(asked.question, given.answer, outcome).question
  const { question, section } = shownQuestion(known)
  const { audio = '' } = shownQuestion(asked.question).question
  const clip = useClip(ownerId, audio)
  const read = useCallback(() => readClip(ownerId, audio), [ownerId, audio])
  if (clip === '') return null
  const ids = question.options.map(({ id }) => id)
  return (
    <div data-fills-page>
      <ListeningTrainer
        question={question}
        section={section}
        position={position}
        total={total}
        // A recording that speaks the options speaks them in this order.
        order={question.hasSpokenOptions === true ? ids : shuffledOptions(question.options, seed).map(({ id }) => id)}
        clip={clip}
        readClip={read}
        canRecord={canRecord}
        turns={known.help?.turns}
        answer={given?.answer}
        onAnswer={(answer) =>
          setGiven({
            id: isReview
              ? ''
              : queue.add({ kind: asked.kind, item: asked.item, answer: answer ?? '', mode: 'listening' }),
            answer,
          })
        }
        onConfused={(sounds) => {
          for (const sound of sounds) queue.add({ kind: 'sound', item: sound, answer: '' })
        }}
        onNext={onNext}
        isLast={position === total}
        wait={outcome !== undefined || !waitingItems.has(asked.item) ? 'refused' : isSending ? 'checking' : 'later'}
        note={
          !isReview && (
            <AnswerNote
              topic={asked.topic}
              isCard={asked.kind === 'question'}
              outcome={outcome}
              isSending={isSending}
              isCorrected={given !== undefined && judged(asked.question, given.answer, outcome).isCorrected}
              today={today}
            />
          )
        }
      />
    </div>
  )
}
