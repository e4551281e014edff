import { useCallback } from 'react'
import { examSummary, navigatorCell, sectionProgress, type ExamDefinition, type QuestionType } from '../engine'
import { ExamSummary } from '../ExamSummary'
import { NavigatorCell, NavigatorFrame, NavigatorProgress, NavigatorSection } from '../QuestionNavigator'
import { useExamSession } from '../react'
import type { ExamSession, ExamSnapshot } from '../session'
import type { SessionProps } from './RoomQuestion'

/** Props of {@link RoomNavigator}. */
export interface RoomNavigatorProps extends SessionProps {
  /** Called after a cell was pressed. Keep it stable. Default: nothing. */
  onSelected?: (() => void) | undefined
  /** Whether the heading is left out because a sheet around it carries it. Default false. */
  isUntitled?: boolean
}

const sections: readonly QuestionType[] = ['reading', 'listening']

/** The navigator of the running exam. Each cell and each count subscribes for itself, so one answer renders one cell. */
export function RoomNavigator({ session, onSelected, isUntitled = false }: RoomNavigatorProps) {
  const definition = useExamSession(session, (snapshot) => snapshot.definition)
  const select = useCallback(
    (index: number) => {
      session.send({ type: 'goTo', index })
      onSelected?.()
    },
    [session, onSelected],
  )

  return (
    <>
      <NavigatorFrame isUntitled={isUntitled}>
        {sections.map((section) => {
          const indexes = indexesOf(definition, section)
          return (
            indexes.length > 0 && (
              <NavigatorSection
                key={section}
                section={section}
                limitSeconds={section === 'reading' ? definition.readingSeconds : definition.listeningSeconds}
                progress={<RoomSectionProgress session={session} section={section} />}
              >
                {indexes.map((index) => (
                  <li key={index}>
                    <RoomCell session={session} index={index} onSelect={select} />
                  </li>
                ))}
              </NavigatorSection>
            )
          )
        })}
      </NavigatorFrame>
      <RoomSummary session={session} />
    </>
  )
}

function indexesOf(definition: ExamDefinition, section: QuestionType): number[] {
  return definition.questions.flatMap((question, index) => (question.type === section ? [index] : []))
}

function RoomCell({
  session,
  index,
  onSelect,
}: {
  session: ExamSession
  index: number
  onSelect: (index: number) => void
}) {
  const selectCell = useCallback(
    ({ definition, state }: ExamSnapshot) => navigatorCell(definition, state, index),
    [index],
  )
  const cell = useExamSession(session, selectCell)
  if (!cell) return null
  return (
    <NavigatorCell
      index={index}
      number={cell.number}
      option={cell.chosenPosition}
      isCurrent={cell.isCurrent}
      isLocked={!cell.isReachable && !cell.isCurrent}
      onSelect={onSelect}
    />
  )
}

function RoomSectionProgress({ session, section }: { session: ExamSession; section: QuestionType }) {
  const select = useCallback(
    ({ definition, state }: ExamSnapshot) => sectionProgress(definition, state, section),
    [section],
  )
  return <NavigatorProgress {...useExamSession(session, select)} />
}

function selectSummary({ definition, state }: ExamSnapshot) {
  return examSummary(definition, state)
}

function RoomSummary({ session }: SessionProps) {
  return <ExamSummary {...useExamSession(session, selectSummary)} />
}
