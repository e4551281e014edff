export { NavigatorCell, type NavigatorCellProps, type NavigatorCellView } from './NavigatorCell'
export {
  NavigatorFrame,
  NavigatorNothing,
  NavigatorProgress,
  NavigatorSection,
  navigatorFilters,
  passesFilter,
  type NavigatorFilter,
  type NavigatorFrameProps,
  type NavigatorProgressProps,
  type NavigatorSectionProps,
} from './NavigatorParts'
export { QuestionNavigator, type NavigatorSectionView, type QuestionNavigatorProps } from './QuestionNavigator'
