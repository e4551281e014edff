import { useCallback, useMemo } from 'react'
import { AnswerOptions } from '../../AnswerOptions/AnswerOptions'
import { AudioPlayer } from '../../AudioPlayer/AudioPlayer'
import type { Question } from '../../engine'
import { FlagButton } from '../../FlagButton/FlagButton'
import { GroupQuestion, QuestionCard } from '../../QuestionCard'
import { useExamSession } from '../../react'
import type { ExamSession } from '../../session'
import { useExamText } from '../../text'
import * as css from '../ExamRoom.css'
import { optionsOf, selectAudio, selectPlay, selectQuestion } from '../selectors'
import { stuckAt } from '../stuckEdge'

const stuckPlayerRef = stuckAt('player')

export interface SessionProps {
  /** The attempt. */
  session: ExamSession
}

export interface RoomQuestionProps extends SessionProps {
  /** Whether the flag is beside the heading; otherwise below the options. */
  hasFlagInHead: boolean
  /** The length of the loaded clip in seconds; null while it is unknown. */
  clipSeconds?: (() => number | null) | undefined
}

/** The current question with its player and its options; with playback, all questions of its group. */
export function RoomQuestion({ session, hasFlagInHead, clipSeconds }: RoomQuestionProps) {
  const t = useExamText()
  const { question, section, group, index, total, canFlag, isFlagged } = useExamSession(session, selectQuestion)
  if (!question || !section) return null
  const flag = canFlag && (
    <FlagButton isFlagged={isFlagged} onToggle={() => session.send({ type: 'toggleFlag', questionId: question.id })} />
  )
  const shared = group ?? question

  return (
    <QuestionCard
      position={index + 1}
      total={total}
      number={question.number}
      section={t('sectionName', { title: section.title })}
      text={shared.text}
      photo={shared.photo}
      chart={question.chart}
      focusKey={group?.id ?? question.id}
      headEnd={hasFlagInHead && flag}
      media={
        section.playback && (
          <div className={css.player} ref={stuckPlayerRef}>
            <RoomAudio session={session} questionNumber={question.number} clipSeconds={clipSeconds} />
          </div>
        )
      }
    >
      {group ? (
        group.questions.map((member) => (
          <GroupQuestion
            key={member.id}
            number={member.number}
            text={member.stem ?? member.text}
            isCurrent={member === question}
          >
            <RoomOptions
              session={session}
              question={member}
              isInTurn={member === question}
              hasPlayback={section.playback !== undefined}
            />
          </GroupQuestion>
        ))
      ) : (
        <RoomOptions session={session} question={question} isInTurn hasPlayback={section.playback !== undefined} />
      )}
      {!hasFlagInHead && flag && <div>{flag}</div>}
    </QuestionCard>
  )
}

interface RoomOptionsProps extends SessionProps {
  question: Question
  isInTurn: boolean
  hasPlayback: boolean
}

function RoomOptions({ session, question, isInTurn, hasPlayback }: RoomOptionsProps) {
  const t = useExamText()
  const select = useMemo(() => optionsOf(question), [question])
  const { chosen, isOpen } = useExamSession(session, select)
  const choose = useCallback(
    (optionId: string) => void session.send({ type: 'selectAnswer', questionId: question.id, optionId }),
    [session, question.id],
  )
  return (
    <AnswerOptions
      questionNumber={question.number}
      options={question.options}
      value={chosen}
      onChange={choose}
      isLocked={!isOpen}
      lockedReason={isInTurn ? undefined : t('question.inTurn')}
      reservesReason={hasPlayback}
      isSpoken={question.hasSpokenOptions}
    />
  )
}

function RoomAudio({
  session,
  questionNumber,
  clipSeconds,
}: Omit<RoomQuestionProps, 'hasFlagInHead'> & { questionNumber: number }) {
  const view = useExamSession(session, selectAudio)
  const volume = useExamSession(session, (snapshot) => snapshot.volume)
  const { start, heard } = useExamSession(session, selectPlay)
  if (!view) return null
  const length = (clipSeconds?.() ?? 0) - start
  const play = () => session.send({ type: 'playAudio' })

  return (
    <AudioPlayer
      questionNumber={questionNumber}
      view={view}
      clip={length > 0 ? { position: heard, length } : null}
      volume={volume}
      onVolumeChange={(value) => session.send({ type: 'setVolume', volume: value })}
      onPlay={play}
      onTryAgain={play}
    />
  )
}
