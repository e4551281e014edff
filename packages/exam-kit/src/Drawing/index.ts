export { Boat, boatPaths, boatSize, type BoatProps } from './Boat'
export { Drawing, type DrawingProps } from './Drawing'
export { Landing, type LandingProps } from './Landing'
export { drawingNames, type DrawingName } from './names'
