import { useCallback } from 'react'
import { AnswerOptions } from '../AnswerOptions'
import { AudioPlayer } from '../AudioPlayer'
import { FlagButton } from '../FlagButton'
import { QuestionCard } from '../QuestionCard'
import { useExamSession } from '../react'
import type { ExamSession } from '../session'
import { selectAudio, selectClipPosition, selectQuestion } from './selectors'

/** Props of the parts that read from the session. */
export interface SessionProps {
  /** The attempt. */
  session: ExamSession
}

/** Props of {@link RoomQuestion}. */
export interface RoomQuestionProps extends SessionProps {
  /** Whether the flag is beside the heading; otherwise below the options. */
  hasFlagInHead: boolean
  /** Returns the length of the loaded clip in seconds; null while it is unknown. */
  clipSeconds?: (() => number | null) | undefined
}

/** The current question with its player and its options. */
export function RoomQuestion({ session, hasFlagInHead, clipSeconds }: RoomQuestionProps) {
  const { question, index, total, chosen, isOpen, canFlag, isFlagged } = useExamSession(session, selectQuestion)
  const questionId = question?.id ?? ''
  const choose = useCallback(
    (optionId: string) => void session.send({ type: 'selectAnswer', questionId, optionId }),
    [session, questionId],
  )
  if (!question) return null
  const flag = canFlag && (
    <FlagButton isFlagged={isFlagged} onToggle={() => session.send({ type: 'toggleFlag', questionId })} />
  )

  return (
    <QuestionCard
      position={index + 1}
      total={total}
      number={question.number}
      section={question.type}
      text={question.text}
      photo={question.photo}
      focusKey={question.id}
      headEnd={hasFlagInHead && flag}
      media={
        question.type === 'listening' && (
          <RoomAudio session={session} questionNumber={question.number} clipSeconds={clipSeconds} />
        )
      }
    >
      <AnswerOptions
        questionNumber={question.number}
        options={question.options}
        value={chosen}
        onChange={choose}
        isLocked={!isOpen}
      />
      {!hasFlagInHead && flag && <div>{flag}</div>}
    </QuestionCard>
  )
}

function RoomAudio({
  session,
  questionNumber,
  clipSeconds,
}: Omit<RoomQuestionProps, 'hasFlagInHead'> & { questionNumber: number }) {
  const view = useExamSession(session, selectAudio)
  const volume = useExamSession(session, (snapshot) => snapshot.volume)
  const position = useExamSession(session, selectClipPosition)
  if (!view) return null
  const length = clipSeconds?.() ?? null
  const play = () => session.send({ type: 'playAudio' })

  return (
    <AudioPlayer
      questionNumber={questionNumber}
      view={view}
      progress={length !== null && length > 0 ? Math.min(1, position / length) : null}
      volume={volume}
      onVolumeChange={(value) => session.send({ type: 'setVolume', volume: value })}
      onPlay={play}
      onTryAgain={play}
    />
  )
}
