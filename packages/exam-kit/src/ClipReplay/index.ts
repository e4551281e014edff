export { ClipReplay, type ClipReplayProps } from './ClipReplay'
