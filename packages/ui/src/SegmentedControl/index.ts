export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl'
