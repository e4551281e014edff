export type { NavigatorCellView } from './NavigatorCell'
export type { NavigatorFilter } from './NavigatorParts'
export {
  QuestionNavigator,
  type NavigatorGroupView,
  type NavigatorSectionView,
  type QuestionNavigatorProps,
} from './QuestionNavigator'
