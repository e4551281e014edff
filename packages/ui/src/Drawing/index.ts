export { Boat, type BoatProps } from './Boat'
