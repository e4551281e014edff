export { AllThemes, manyLandmarks } from './AllThemes'
