export { TwoStepScreen } from './TwoStepScreen'
export { StepUpDialog } from './StepUpDialog'
