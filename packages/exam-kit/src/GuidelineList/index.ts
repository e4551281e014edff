export { GuidelineList, type GuidelineListProps } from './GuidelineList'
