export { dayLabel, momentLabel } from '../../format/moments'
