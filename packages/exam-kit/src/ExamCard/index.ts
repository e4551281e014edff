export { ExamCard, type ExamCardProps } from './ExamCard'
