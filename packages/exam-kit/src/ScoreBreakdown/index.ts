export { ScoreBreakdown, type ScoreBreakdownProps, type ScoreBreakdownText, type ScorePart } from './ScoreBreakdown'
