export { SecondFactorScreen } from './SecondFactorScreen'
export { StepUpDialog } from './StepUpDialog'
