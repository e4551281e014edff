import type { QuestionType } from '../engine'
import { NavigatorCell, type NavigatorCellView } from './NavigatorCell'
import { NavigatorFrame, NavigatorProgress, NavigatorSection } from './NavigatorParts'

/** One section with its cells. */
export interface NavigatorSectionView {
  /** Which section. */
  section: QuestionType
  /** The section's time limit in seconds. */
  limitSeconds: number
  /** Its questions in their order. */
  cells: readonly NavigatorCellView[]
}

/** Props of {@link QuestionNavigator}. */
export interface QuestionNavigatorProps {
  /** The sections that have questions. */
  sections: readonly NavigatorSectionView[]
  /** Called with the index of a pressed cell's question, also when the cell is locked. Keep it stable. */
  onSelect: (index: number) => void
  /** Whether the heading is left out because a sheet around it carries it. Default false. */
  isUntitled?: boolean
}

/** The whole exam as an answer sheet: a grid of cells with question number and the chosen option's position. */
export function QuestionNavigator({ sections, onSelect, isUntitled = false }: QuestionNavigatorProps) {
  return (
    <NavigatorFrame isUntitled={isUntitled}>
      {sections.map(({ section, limitSeconds, cells }) => (
        <NavigatorSection
          key={section}
          section={section}
          limitSeconds={limitSeconds}
          progress={
            <NavigatorProgress answered={cells.filter((cell) => cell.option !== null).length} total={cells.length} />
          }
        >
          {cells.map((cell) => (
            <li key={cell.index}>
              <NavigatorCell {...cell} onSelect={onSelect} />
            </li>
          ))}
        </NavigatorSection>
      ))}
    </NavigatorFrame>
  )
}
