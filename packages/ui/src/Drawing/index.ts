export { Boat, type BoatProps } from './Boat'
export { Drawing, drawingNames, type DrawingName, type DrawingProps } from './Drawing'
