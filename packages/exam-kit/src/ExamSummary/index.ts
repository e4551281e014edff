export { ExamSummary, type ExamSummaryProps } from './ExamSummary'
