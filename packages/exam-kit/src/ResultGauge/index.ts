export { ResultGauge, type ResultGaugeProps } from './ResultGauge'
