export { AllThemes } from './AllThemes'
