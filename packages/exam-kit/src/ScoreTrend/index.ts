export { ScoreTrend, type ScoreTrendProps, type ScoreTrendText, type TrendPoint } from './ScoreTrend'
