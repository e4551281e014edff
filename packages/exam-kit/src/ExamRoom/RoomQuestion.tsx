import { AnswerOptions } from '../AnswerOptions'
import { AudioPlayer } from '../AudioPlayer'
import { QuestionCard } from '../QuestionCard'
import { useExamSession } from '../react'
import type { ExamSession } from '../session'
import { selectAudio, selectQuestion } from './selectors'

/** Props of the parts of the room that read from the session. */
export interface SessionProps {
  /** The running exam. */
  session: ExamSession
}

/** The running question with its player and its options. */
export function RoomQuestion({ session }: SessionProps) {
  const { question, index, total, chosen, isOpen } = useExamSession(session, selectQuestion)
  if (!question) return null

  return (
    <QuestionCard
      position={index + 1}
      total={total}
      number={question.number}
      section={question.type}
      text={question.text}
      photo={question.photo}
      focusKey={question.id}
      media={question.type === 'listening' && <RoomAudio session={session} questionNumber={question.number} />}
    >
      <AnswerOptions
        key={question.id}
        questionNumber={question.number}
        options={question.options}
        value={chosen}
        onChange={(optionId) => session.send({ type: 'selectAnswer', questionId: question.id, optionId })}
        isLocked={!isOpen}
      />
    </QuestionCard>
  )
}

function RoomAudio({ session, questionNumber }: SessionProps & { questionNumber: number }) {
  const view = useExamSession(session, selectAudio)
  const volume = useExamSession(session, (snapshot) => snapshot.volume)
  if (!view) return null
  const play = () => session.send({ type: 'playAudio' })

  return (
    <AudioPlayer
      questionNumber={questionNumber}
      view={view}
      volume={volume}
      onVolumeChange={(value) => session.send({ type: 'setVolume', volume: value })}
      onPlay={play}
      onTryAgain={play}
    />
  )
}
