import { NavigatorCell, type NavigatorCellView } from './NavigatorCell'
import {
  NavigatorFrame,
  NavigatorNothing,
  NavigatorProgress,
  NavigatorSection,
  passesFilter,
  type NavigatorFilter,
} from './NavigatorParts'

/** One section with its cells. */
export interface NavigatorSectionView {
  /** Name of the section, 'Reading'. */
  section: string
  /** The section's time limit in seconds. */
  limitSeconds: number
  /** Its questions in their order. */
  cells: readonly NavigatorCellView[]
}

/** Props of {@link QuestionNavigator}. */
export interface QuestionNavigatorProps {
  /** The sections that have questions. */
  sections: readonly NavigatorSectionView[]
  /** Called with the index of the pressed cell, also if it is locked; needs a stable identity. */
  onSelect: (index: number) => void
  /** The current filter. Default 'all'. */
  filter?: NavigatorFilter
  /** Called with the chosen filter. Without it the filters are not shown. */
  onFilterChange?: (filter: NavigatorFilter) => void
  /** Without heading, because the surrounding sheet has one. Default false. */
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
    <NavigatorFrame isUntitled={isUntitled} filter={filter} onFilterChange={onFilterChange}>
      {sections.map(({ section, limitSeconds, cells }) => {
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
            {shown.map((cell) => (
              <li key={cell.index}>
                <NavigatorCell {...cell} onSelect={onSelect} />
              </li>
            ))}
          </NavigatorSection>
        )
      })}
    </NavigatorFrame>
  )
}
