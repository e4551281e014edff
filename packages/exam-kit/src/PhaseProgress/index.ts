export { PhaseProgress, type PhaseProgressProps } from './PhaseProgress'
