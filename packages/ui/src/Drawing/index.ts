export { Boat, type BoatProps } from './Boat'
export { Drawing, type DrawingProps } from './Drawing'
export { drawingNames, type DrawingName } from './names'
