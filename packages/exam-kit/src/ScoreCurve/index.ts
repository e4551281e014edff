export { ScoreCurve, type ScoreCurveProps, type ScoreCurveText, type ScoreFloor, type ScorePoint } from './ScoreCurve'
