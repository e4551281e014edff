export { PrintedReview, type PrintedReviewProps } from './PrintedReview'
export { ResultReview, type ResultReviewProps } from './ResultReview'
