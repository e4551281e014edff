import type { SharedContent } from '../engine/selectors'
import { NavigatorCell, type NavigatorCellView } from './NavigatorCell'
import {
  NavigatorFrame,
  NavigatorGroup,
  NavigatorNothing,
  NavigatorProgress,
  NavigatorSection,
  passesFilter,
  type NavigatorFilter,
} from './NavigatorParts'

/** Questions that share something. */
export interface NavigatorGroupView {
  /** Positions of its questions in the whole exam, from 0; they follow one another. */
  indexes: readonly number[]
  /** What they share: a text, a recording. */
  shared: SharedContent
}

export interface NavigatorSectionView {
  /** Its title, in the exam's language. */
  section: string
  /** The section's time limit in seconds. */
  limitSeconds: number
  /** Its questions, in order. */
  cells: readonly NavigatorCellView[]
  /** Its groups; their cells are joined. @default none */
  groups?: readonly NavigatorGroupView[]
}

export interface QuestionNavigatorProps {
  /** The sections that have questions. */
  sections: readonly NavigatorSectionView[]
  /** Called with the index of the pressed cell, also if it is locked; needs a stable identity. */
  onSelect: (index: number) => void
  /** The current filter. @default 'all' */
  filter?: NavigatorFilter
  /** Called with the chosen filter. Without it the filters are not shown. */
  onFilterChange?: (filter: NavigatorFilter) => void
  /** Without heading, because the surrounding sheet has one. @default false */
  isUntitled?: boolean
}

/** The whole exam as an answer sheet: a grid of cells with question number and the chosen option's position. */
export function QuestionNavigator({
  sections,
  onSelect,
  filter = 'all',
  onFilterChange,
  isUntitled = false,
}: QuestionNavigatorProps) {
  return (
    <NavigatorFrame
      isUntitled={isUntitled}
      filter={filter}
      onFilterChange={onFilterChange}
      hasGroups={sections.some(({ groups }) => groups !== undefined && groups.length > 0)}
    >
      {sections.map(({ section, limitSeconds, cells, groups = [] }) => {
        const shown = cells.filter((cell) => passesFilter(filter, cell))
        return (
          <NavigatorSection
            key={section}
            section={section}
            limitSeconds={limitSeconds}
            progress={
              <NavigatorProgress answered={cells.filter((cell) => cell.option !== null).length} total={cells.length} />
            }
            nothing={shown.length === 0 && <NavigatorNothing filter={filter} />}
          >
            {shown.map((cell) => {
              const group = groups.find(({ indexes }) => indexes.includes(cell.index))
              if (!group) {
                return (
                  <li key={cell.index}>
                    <NavigatorCell {...cell} onSelect={onSelect} />
                  </li>
                )
              }
              const members = shown.filter(({ index }) => group.indexes.includes(index))
              return (
                members[0] === cell && (
                  <NavigatorGroup
                    key={group.indexes[0]}
                    numbers={cells.flatMap(({ index, number }) => (group.indexes.includes(index) ? number : []))}
                    shared={group.shared}
                  >
                    {members.map((member) => (
                      <NavigatorCell key={member.index} {...member} onSelect={onSelect} />
                    ))}
                  </NavigatorGroup>
                )
              )
            })}
          </NavigatorSection>
        )
      })}
    </NavigatorFrame>
  )
}
