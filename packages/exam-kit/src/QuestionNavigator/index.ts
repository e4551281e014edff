export { NavigatorCell, type NavigatorCellProps, type NavigatorCellView } from './NavigatorCell'
export {
  NavigatorFrame,
  NavigatorGroup,
  NavigatorNothing,
  NavigatorProgress,
  NavigatorSection,
  navigatorFilters,
  passesFilter,
  type NavigatorFilter,
  type NavigatorFrameProps,
  type NavigatorGroupProps,
  type NavigatorProgressProps,
  type NavigatorSectionProps,
} from './NavigatorParts'
export {
  QuestionNavigator,
  type NavigatorGroupView,
  type NavigatorSectionView,
  type QuestionNavigatorProps,
} from './QuestionNavigator'
