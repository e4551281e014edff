import { type RefObject, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { SessionProps } from './RoomQuestion'
import { type CellSource, createCellSource } from './cellSource'
import { hasCells, progressOf, selectSection, selectSummary } from '../selectors'
import { ExamSummary } from '../../ExamSummary/ExamSummary'
import { NavigatorCell } from '../../QuestionNavigator/NavigatorCell'
import {
  type NavigatorFilter,
  NavigatorFrame,
  NavigatorGroup,
  NavigatorNothing,
  NavigatorProgress,
  NavigatorSection,
  passesFilter,
} from '../../QuestionNavigator/NavigatorParts'
import { questionBlocks } from '../../engine/selectors'
import { useExamSession } from '../../react'
import type { ExamSession } from '../../session'
import { useExamText } from '../../text'

interface RoomNavigatorProps extends SessionProps {
  /** Called after a cell was pressed; needs a stable identity. @default none */
  onSelected?: (() => void) | undefined
  /** Without heading, because the surrounding sheet has one. @default false */
  isUntitled?: boolean
}

/** The navigator of the running attempt. Each cell and each count has its own subscription, so one answer renders one cell. */
export function RoomNavigator({ session, onSelected, isUntitled = false }: RoomNavigatorProps) {
  const definition = useExamSession(session, (snapshot) => snapshot.definition)
  const t = useExamText()
  const isFree = useExamSession(session, (snapshot) => selectSection(snapshot)?.navigation === 'free')
  const [chosenFilter, setFilter] = useState<NavigatorFilter>('all')
  // Only a free section has a filter: elsewhere no cell can be chosen.
  const filter = isFree ? chosenFilter : 'all'
  const cells = useMemo(() => createCellSource(session), [session])
  const sections = useMemo(
    () => definition.sections.map((section) => ({ section, blocks: questionBlocks(definition, section) })),
    [definition],
  )
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => cells.open(), [cells])
  useCurrentCellInView(session, sheet)

  const select = useCallback(
    (index: number) => {
      session.send({ type: 'goTo', index })
      onSelected?.()
    },
    [session, onSelected],
  )

  return (
    <>
      <NavigatorFrame
        ref={sheet}
        isUntitled={isUntitled}
        filter={filter}
        onFilterChange={isFree ? setFilter : undefined}
        hasGroups={sections.some(({ blocks }) => blocks.some(({ shared }) => shared !== undefined))}
      >
        {sections.map(
          ({ section, blocks }) =>
            blocks.length > 0 && (
              <NavigatorSection
                key={section.id}
                section={t('sectionName', { title: section.title })}
                limitSeconds={section.seconds}
                progress={<RoomSectionProgress session={session} sectionId={section.id} />}
                nothing={filter !== 'all' && <RoomNothing session={session} sectionId={section.id} filter={filter} />}
              >
                {blocks.map(({ indexes, shared }) => {
                  const cellsOfBlock = indexes.map((index) => (
                    <RoomCell
                      key={index}
                      cells={cells}
                      index={index}
                      filter={filter}
                      onSelect={select}
                      isInGroup={shared !== undefined}
                    />
                  ))
                  return shared === undefined ? (
                    cellsOfBlock
                  ) : (
                    <NavigatorGroup
                      key={indexes[0]}
                      numbers={indexes.flatMap((index) => definition.questions[index]?.number ?? [])}
                      shared={shared}
                    >
                      {cellsOfBlock}
                    </NavigatorGroup>
                  )
                })}
              </NavigatorSection>
            ),
        )}
      </NavigatorFrame>
      <RoomSummary session={session} />
    </>
  )
}

interface RoomCellProps {
  cells: CellSource
  index: number
  filter: NavigatorFilter
  onSelect: (index: number) => void
  /** In a group a cell has no list item of its own. */
  isInGroup: boolean
}

function RoomCell({ cells, index, filter, onSelect, isInGroup }: RoomCellProps) {
  const subscribe = useCallback((listener: () => void) => cells.subscribe(index, listener), [cells, index])
  const get = useCallback(() => cells.get(index), [cells, index])
  const cell = useSyncExternalStore(subscribe, get, get)
  if (!cell || !passesFilter(filter, { option: cell.chosenPosition, isFlagged: cell.isFlagged })) return null
  const button = (
    <NavigatorCell
      index={index}
      number={cell.number}
      option={cell.chosenPosition}
      isCurrent={cell.isCurrent}
      isLocked={!cell.isReachable && !cell.isCurrent}
      isFlagged={cell.isFlagged}
      onSelect={onSelect}
    />
  )
  return isInGroup ? button : <li>{button}</li>
}

interface SectionProps extends SessionProps {
  sectionId: string
}

function RoomSectionProgress({ session, sectionId }: SectionProps) {
  const select = useMemo(() => progressOf(sectionId), [sectionId])
  return <NavigatorProgress {...useExamSession(session, select)} />
}

function RoomNothing({ session, sectionId, filter }: SectionProps & { filter: NavigatorFilter }) {
  const select = useMemo(() => hasCells(sectionId, filter), [sectionId, filter])
  return useExamSession(session, select) ? null : <NavigatorNothing filter={filter} />
}

function RoomSummary({ session }: SessionProps) {
  return <ExamSummary {...useExamSession(session, selectSummary)} />
}

/**
 * Scrolls the current question's cell into view in the navigator's scroll container: the column beside the question, or a sheet. Never
 * scrolls the page.
 */
function useCurrentCellInView(session: ExamSession, navigator: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let shown = -1
    let frame = 0
    const follow = () => {
      const { index } = session.getSnapshot().state
      if (index === shown) return
      shown = index
      cancelAnimationFrame(frame)
      // In the next frame React has rendered the current cell, and the layout is read once.
      frame = requestAnimationFrame(() => {
        const cell = navigator.current?.querySelector<HTMLElement>('[aria-current]')
        if (cell) bringIntoView(cell)
      })
    }
    follow()
    const stop = session.subscribe(follow)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [session, navigator])
}

function bringIntoView(cell: HTMLElement): void {
  const scroller = scrollerOf(cell)
  if (!scroller) return
  const outer = scroller.getBoundingClientRect()
  const inner = cell.getBoundingClientRect()
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  scroller.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2)
}

function scrollerOf(cell: HTMLElement): HTMLElement | null {
  for (let element = cell.parentElement; element && element !== document.body; element = element.parentElement) {
    const scrolls = element.scrollHeight > element.clientHeight
    if (scrolls && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  }
  return null
}
